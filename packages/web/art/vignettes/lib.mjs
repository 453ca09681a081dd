// Shared carving tools for the vignettes: a toy theatre of layered wooden cut-outs,
// lantern at the top left, one soft shadow down-right. Run: node build.mjs
import { BS, MEEP, PL, PS, big, join, n } from './carve.mjs';
const MOODS = {
  undead: {
    sky: ['#171536', '#3b3a78', '#5d9aa4'],
    rim: '#dffaf0',
    lite: '#b9e8ee',
    far: '#3f4380',
    mid: '#2c2b5d',
    near: '#1b1a3e',
  },
  monstrous: {
    sky: ['#13241c', '#3f6034', '#d2a548'],
    rim: '#f4f2b0',
    lite: '#ffd98a',
    far: '#46653a',
    mid: '#2d4a2b',
    near: '#182a1b',
  },
  humanoid: {
    sky: ['#2c170d', '#8a4b1e', '#f0ae4e'],
    rim: '#ffe9b8',
    lite: '#ffd88c',
    far: '#8d5426',
    mid: '#5b3418',
    near: '#2f1a0d',
  },
  castle: {
    sky: ['#18233f', '#456088', '#e7b978'],
    rim: '#ffeecb',
    lite: '#ffdf9c',
    far: '#4c6387',
    mid: '#2f4263',
    near: '#1b2740',
  },
  villages: {
    sky: ['#1d3040', '#5c8468', '#f2cf78'],
    rim: '#fff3c0',
    lite: '#ffe39a',
    far: '#7f9a53',
    mid: '#566f33',
    near: '#2e431f',
  },
  cathedral: {
    sky: ['#2c1730', '#8c4863', '#f3b68c'],
    rim: '#fff0dc',
    lite: '#ffdcb0',
    far: '#94546a',
    mid: '#653349',
    near: '#36192b',
  },
  university: {
    sky: ['#0e2a33', '#2c6a6c', '#f0b559'],
    rim: '#ffeebc',
    lite: '#ffd98a',
    far: '#2f7170',
    mid: '#1d4d52',
    near: '#102d33',
  },
  night: {
    sky: ['#10172f', '#2b3b66', '#86749a'],
    rim: '#fff0cd',
    lite: '#ffdc98',
    far: '#34426c',
    mid: '#232e50',
    near: '#151c35',
  },
  room: {
    sky: ['#3a2f45', '#2a2236', '#15101f'],
    rim: '#ffe9bb',
    lite: '#ffce7c',
    far: '#4a3d57',
    mid: '#2f2640',
    near: '#191325',
  },
  order: {
    sky: ['#14234d', '#2d4f94', '#d9b56a'],
    rim: '#fff2c4',
    lite: '#ffe09a',
    far: '#34558f',
    mid: '#22396b',
    near: '#131f42',
  },
  quest: {
    sky: ['#5a3418', '#a8703a', '#efcf8c'],
    rim: '#fff4d2',
    lite: '#ffe6ac',
    far: '#9b6733',
    mid: '#6a4120',
    near: '#36200f',
  },
};
const q3 = (c) =>
  /^#[0-9a-f]{6}$/.test(c)
    ? '#' +
      [1, 3, 5].map((i) => Math.round(parseInt(c.slice(i, i + 2), 16) / 17).toString(16)).join('')
    : c;
export class Scene {
  constructor(path, mood) {
    this.path = path;
    const [dir, name] = path.split('/');
    this.pre = name + (dir === 'orders' ? '-o' : '');
    this.i = 0;
    this.defs = '';
    this.out = '';
    this.memo = {};
    this.m = typeof mood === 'string' ? MOODS[mood] : { ...MOODS[mood[0]], ...mood[1] };
  }
  id() {
    return this.pre + (this.i++).toString(36);
  }
  get(key, make) {
    if (!this.memo[key]) {
      const id = this.id();
      this.memo[key] = id;
      this.defs += make(id);
    }
    return `url(#${this.memo[key]})`;
  }
  get rim() {
    return this.get(
      'rim',
      (id) =>
        `<linearGradient id="${id}" y2="1"><stop stop-color="${this.m.rim}"/><stop offset=".65" stop-color="${q3(this.m.rim)}0"/></linearGradient>`,
    );
  }
  get shade() {
    return this.get(
      'sh',
      (id) =>
        `<linearGradient id="${id}" y2="1"><stop offset=".3" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></linearGradient>`,
    );
  }
  lg(a, b, c, h) {
    return this.get(
      'lg' + a + b + c + h,
      (id) =>
        `<linearGradient id="${id}" ${h ? '' : 'x2="0" y2="1"'}><stop stop-color="${a}"/><stop offset="${c ? '.4' : 1}" stop-color="${b}"/>${c ? `<stop offset=".8" stop-color="${c}"/>` : ''}</linearGradient>`,
    );
  }
  rg(col, op = 0.9) {
    const h = q3(col),
      a = Math.round(op * 15).toString(16);
    return this.get(
      'rg' + h + a,
      (id) =>
        `<radialGradient id="${id}"><stop stop-color="${h}${a}"/><stop offset="1" stop-color="${h}0"/></radialGradient>`,
    );
  }
  raw(t) {
    this.out += t;
    return this;
  }
  // flat piece
  p(d, fill, x = '') {
    this.out += `<path d="${d}" fill="${fill}"${x ? ' ' + x : ''}/>`;
    return this;
  }
  // stroke line
  l(d, col, w = 0.8, op) {
    this.out += `<path d="${d}" fill="none" stroke="${col}" stroke-width="${n(w)}"${op ? ` opacity="${n(op)}"` : ''}/>`;
    return this;
  }
  // wooden cut-out: cast shadow + painted face + rim light + shade
  c(d, fill, o = {}) {
    const sz = big.get(d) ?? 40,
      { sh = sz > 20 ? 2 : 0, rim = 0.9, shade = sz > 34 } = o;
    const st =
      ` fill="${fill}"` +
      (rim ? ` stroke="${this.rim}"${rim === 0.9 ? '' : ` stroke-width="${n(rim)}"`}` : '');
    const xy = sh ? ` x="${n(sh)}" y="${n(sh)}" opacity=".35"/>` : '';
    if (!shade && (!sh || d.length < 34 + 2 * this.pre.length)) {
      if (sh) this.out += `<path d="${d}" transform="translate(${n(sh)} ${n(sh)})" opacity=".35"/>`;
      this.out += `<path d="${d}"${st}/>`;
    } else {
      const id = this.id();
      if (sh) this.out += `<use href="#${id}"${xy}`;
      this.out += `<g${st}><path id="${id}" d="${d}"/></g>`;
      if (shade) this.out += `<use href="#${id}" fill="${this.shade}"/>`;
    }
    return this;
  }
  // reusable piece placed several times: u(key, d) then at()
  at(key, d, list, fill, o = {}) {
    if (!this.memo['u' + key]) {
      const id = this.id();
      this.memo['u' + key] = id;
      this.defs += `<defs><path id="${id}" d="${d}"/></defs>`;
    }
    const id = this.memo['u' + key];
    for (const [x, y, sx = 1, sy = sx, r = 0, f = fill] of list) {
      const t = (a, b) =>
        `transform="translate(${n(a)} ${n(b)})${r ? `rotate(${n(r)})` : ''}${sx !== 1 || sy !== 1 ? `scale(${sx}${sy !== sx ? ' ' + sy : ''})` : ''}"`;
      if (o.sh !== 0) this.out += `<use href="#${id}" ${t(x + 1, y + 1)} opacity=".35"/>`;
      this.out += `<use href="#${id}" ${t(x, y)} fill="${f}"${o.rim === 0 ? '' : ` stroke="${this.rim}"`}/>`;
    }
    return this;
  }
  mee(list, fill, o) {
    return this.at('mee', BS(MEEP), list, fill, o);
  }
  g(x, y, r, col, op = 0.9, ry) {
    this.out += ry
      ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}" fill="${this.rg(col, op)}"/>`
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${this.rg(col, op)}"/>`;
    return this;
  }
  o(x, y, r, fill, extra = '') {
    this.out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra ? ' ' + extra : ''}/>`;
    return this;
  }
  // round dots as one stroked path: dot('x,y x,y', r, colour)
  dot(str, r, col, op) {
    this.out += `<path d="${str
      .trim()
      .split(/\s+/)
      .map((q) => {
        const [x, y] = q.split(',').map(Number);
        return 'M' + join([x, y]) + 'h0';
      })
      .join('')}" stroke="${col}" stroke-width="${n(2 * r)}"${op ? ` opacity="${n(op)}"` : ''}/>`;
    return this;
  }
  // sunburst or cogs: one dashed ring
  rays(x, y, r, w, k, col, f = 0.4) {
    const c = (6.2832 * r) / k;
    this.out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${col}" stroke-width="${n(w)}" stroke-linecap="butt" stroke-dasharray="${Math.round(c * f * 100) / 100} ${Math.round(c * (1 - f) * 100) / 100}"/>`;
    return this;
  }
  dash(d, col, w, da) {
    this.out += `<path d="${d}" fill="none" stroke="${col}" stroke-width="${n(w)}" stroke-linecap="butt" stroke-dasharray="${da}"/>`;
    return this;
  }
  eyes(x, y, gap, r, col = '#ffd34d', glow = 2.6) {
    const q = gap ? `${x - gap},${y} ${x + gap},${y}` : `${x},${y}`;
    if (glow) this.dot(q, r * glow, col, 0.3);
    return this.dot(q, r, col);
  }
  // angry slanted eyes
  glare(x, y, gap, r, col = '#ffd34d') {
    this.dot(`${x - gap},${y} ${x + gap},${y}`, r * 1.7, col, 0.2);
    return this.p(
      [-1, 1]
        .map((k) =>
          PL(`${1.3 * k},-1 ${-1.2 * k},.2 ${-0.7 * k},1 ${0.8 * k},.8`, [x + k * gap, y, r]),
        )
        .join(''),
      col,
    );
  }
  sky(o = {}) {
    const s = this.m.sky;
    this.out += `<path d="M0 0h120v80H0z" fill="${this.lg(...(o.sky || s))}"/>`;
    // painted board: faint grain in the sky
    if (!o.plain) this.l('M0 12q40-7 70 0t50 0M0 29q50 8 120-1M0 44q70-5 120 0', '#0002', 0.8);
    return this;
  }
  moon(x, y, r, col = '#eaf3dc') {
    this.g(x, y, r * 2.4, col, 0.6).o(x, y, r, col);
    return this.o(x, y, r * 0.55, 'none', `stroke="#0001" stroke-width="${n(r * 0.25)}"`);
  } // a slice of a pale log
  lantern(x, y, s = 1, top = -2) {
    this.l(`M${n(x)} ${top}V${n(y - 7 * s)}`, '#1a0f08', 0.9).g(x, y, 24 * s, '#ffcf6b', 0.87);
    return this.p(
      PS('0,-6 3,-3.5 2.6,4', [x, y, s]),
      '#fea',
      `stroke="#24140a" stroke-width="${n(1.5 * s)}"`,
    );
  }
  ground(y, col, d) {
    return this.c(
      d || `M-2 ${n(y + 2)}Q30 ${n(y - 2)} 62 ${n(y)}T122 ${n(y + 1)}V82H-2z`,
      col || this.m.near,
      { sh: 0, shade: 0 },
    );
  }
  // floorboards in perspective
  floor(y, col) {
    this.p(`M0 ${y}h120V80H0z`, col || this.m.mid);
    let d = '';
    for (let i = -5; i <= 5; i++) d += `M${n(60 + i * 11)} ${y}L${n(60 + i * 22)} 80`;
    return this.l(d, '#000', 0.6, 0.35).l(`M0 ${y}h120`, this.m.rim, 0.7, 0.4);
  }
  cast(x, y, rx, ry = rx * 0.22) {
    this.out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" opacity=".38"/>`;
    return this;
  }
  fin(o = {}) {
    const L = this.get(
      'fin',
      (id) =>
        `<radialGradient id="${id}" cx=".2" cy=".1" r="1.1"><stop stop-color="${q3(this.m.lite)}${o.l ?? '6'}"/><stop offset=".5" stop-color="${q3(this.m.lite)}0"/><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity="${o.d ?? '.5'}"/></radialGradient>`,
    );
    this.out += `<path d="M0 0h120v80H0z" fill="${L}"/>`;
    return this;
  }
  svg() {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" stroke-linejoin="round" stroke-linecap="round">${this.defs}${this.out}</svg>\n`
      .replace(/(fill|stroke|stop-color)="(#[0-9a-f]{6})"/g, (m, k, c) => `${k}="${q3(c)}"`)
      .replace(/ stroke-width="1"/g, '')
      .replace(/(\.\d*[1-9])0+(?!\d)/g, '$1')
      .replace(/ d="[^"]+"/g, (m) => m.replace(/ -/g, '-'));
  }
}
export const all = [];
export const V = (path, mood, fn) => all.push([path, mood, fn]);
