// Shared carving tools for the vignettes: a toy theatre of layered wooden cut-outs,
// lantern at the top left, one soft shadow down-right. Run: node build.mjs
export const W = 120,
  H = 80;
export const n = (v) => {
  const t = (Math.round(v * 10) / 10).toString();
  return t.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
};
export const join = (a) =>
  a
    .map(n)
    .reduce(
      (s, t) => s + (s && t[0] !== '-' && !(t[0] === '.' && /\.\d+$/.test(s)) ? ' ' : '') + t,
      '',
    );
const tfp = (p, t) => {
  if (!t) return p;
  const [x = 0, y = 0, sx = 1, sy = sx, r = 0] = t,
    a = (r * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a);
  const px = p.x * sx,
    py = p.y * sy;
  return { ...p, x: x + px * c - py * s, y: y + px * s + py * c };
};
const pts = (str) =>
  str
    .trim()
    .split(/\s+/)
    .map((w) => {
      const k = w.endsWith('!');
      const [x, y] = w.replace('!', '').split(',').map(Number);
      return { x, y, k };
    });
const mirror = (str) => {
  const p = pts(str);
  return p.concat(
    p
      .filter((q) => q.x !== 0)
      .reverse()
      .map((q) => ({ ...q, x: -q.x })),
  );
};
const r1 = (v) => Math.round(v * 10) / 10,
  r2 = (v) => Math.round(v * 2) / 2;
export const big = new Map(); // path -> size, to decide on precision and shading
const ext = (p) => {
  const xs = p.map((q) => q.x),
    ys = p.map((q) => q.y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};
const tidy = (d) =>
  d
    .replace(/s(?=([^a-zA-Z]+))/g, (m, g, i) =>
      /[sS][^a-zA-Z]+$/.test(d.slice(0, i)) ? (g[0] === '-' ? '' : ' ') : 's',
    )
    .replace(/([a-zA-Z]) /g, '$1')
    .replace(/l(-?[\d.]+) 0(?=[a-zA-Z])/g, 'h$1')
    .replace(/l0( ?)(-?[\d.]+)(?=[a-zA-Z])/g, 'v$2');
// smooth closed (or open) carve through points; "!" keeps a sharp corner
function smooth(p, open) {
  const N = p.length,
    sz = ext(p),
    at = (i) => (open ? p[Math.max(0, Math.min(N - 1, i))] : p[(i + N) % N]);
  const re = sz > 22 ? r2 : r1,
    rh = sz > 22 ? Math.round : sz > 12 ? r2 : r1;
  let cx = re(p[0].x),
    cy = re(p[0].y),
    d = 'M' + join([cx, cy]),
    curve = false;
  const hnd = (i) => {
    const q = at(i);
    if (q.k) return [0, 0];
    const a = at(i - 1),
      b = at(i + 1);
    return [(b.x - a.x) / 5.4, (b.y - a.y) / 5.4];
  };
  const M = open ? N - 1 : N;
  for (let i = 0; i < M; i++) {
    const q = at(i + 1),
      h0 = hnd(i),
      h1 = hnd(i + 1),
      ex = re(q.x),
      ey = re(q.y);
    const last = !open && i === M - 1;
    if (at(i).k && q.k) {
      if (!last) d += 'l' + join([ex - cx, ey - cy]);
      curve = false;
    } else {
      const c2 = q.k ? [ex - cx, ey - cy] : [rh(q.x - h1[0] - cx), rh(q.y - h1[1] - cy)];
      if (at(i).k || curve) d += 's' + join([...c2, ex - cx, ey - cy]);
      else d += 'c' + join([rh(h0[0]), rh(h0[1]), ...c2, ex - cx, ey - cy]);
      curve = true;
    }
    cx = ex;
    cy = ey;
  }
  d = tidy(d + (open ? '' : 'z'));
  big.set(d, sz);
  return d;
}
export const B = (str, t) => smooth(pts(str).map((p) => tfp(p, t)));
// the meeple itself, drawn economically: one arc for the head, quadratics for the rest
const meeple = ([x = 0, y = 0, sx = 1, sy = sx, r = 0] = []) => {
  const v = (...a) => {
    const o = [];
    for (let i = 0; i < a.length; i += 2) {
      const p = tfp({ x: a[i], y: a[i + 1] }, [0, 0, sx, sy, r]);
      o.push(p.x, p.y);
    }
    return join(o);
  };
  const p0 = tfp({ x: -4.8, y: -20.6 }, [x, y, sx, sy, r]),
    f = sx * sy < 0 ? 0 : 1;
  const d = `M${join([p0.x, p0.y])}a${join([Math.abs(6 * sx), Math.abs(6 * sy)])} 0 1 ${f} ${v(9.6, 0)}q${v(9, 3, 9.2, 7.6, 0, 3, -6.6, 2.8)}${(' ' + v(1.6, 5, 4.6, 8.7, 0.6, 1.5, -0.8, 1.5)).replace(' -', '-')}l${v(-7.8, 0, -3.4, -6, -3.4, 6, -7.8, 0)}q${v(-1.4, 0, -0.8, -1.5, 3, -3.7, 4.6, -8.7)}${(' ' + v(-6.6, 0.2, -6.6, -2.8, 0.2, -4.6, 9.2, -7.6)).replace(' -', '-')}z`;
  big.set(d, 30 * Math.abs(sy));
  return d;
};
export const BS = (str, t) =>
  str === MEEP ? meeple(t) : smooth(mirror(str).map((p) => tfp(p, t)));
export const BO = (str, t) =>
  smooth(
    pts(str).map((p) => tfp(p, t)),
    true,
  );
const poly = (p) => {
  const re = ext(p) > 22 ? r2 : r1;
  let cx = re(p[0].x),
    cy = re(p[0].y),
    d = 'M' + join([cx, cy]);
  const o = [];
  for (const q of p.slice(1)) {
    const x = re(q.x),
      y = re(q.y);
    o.push(x - cx, y - cy);
    cx = x;
    cy = y;
  }
  d = d + 'l' + join(o) + 'z';
  big.set(d, ext(p));
  return d;
};
export const PL = (str, t) => poly(pts(str).map((p) => tfp(p, t)));
export const PS = (str, t) => poly(mirror(str).map((p) => tfp(p, t)));
export const R = (x, y, w, h) => {
  const d = `M${join([x, y])}h${n(w)}v${n(h)}h${n(-w)}z`;
  big.set(d, Math.max(w, h));
  return d;
};
export const O = (x, y, rx, ry = rx) => {
  const d = `M${join([x - rx, y])}a${join([rx, ry])} 0 1 0 ${n(2 * rx)} 0a${join([rx, ry])} 0 1 0${n(-2 * rx)} 0z`;
  big.set(d, 2 * Math.max(rx, ry));
  return d;
};
export const saw = (x, y, r, k, dep = 0.16, rot = 0) => {
  const p = [];
  for (let i = 0; i < k; i++) {
    const a = rot + (i / k) * 6.2832,
      b = rot + ((i + 0.82) / k) * 6.2832;
    p.push(
      { x: x + Math.cos(a) * r, y: y + Math.sin(a) * r },
      { x: x + Math.cos(b) * r * (1 - dep), y: y + Math.sin(b) * r * (1 - dep) },
    );
  }
  return poly(p);
};
export const teeth = (x, y, w, k, h, rot = 0) => {
  const p = [{ x: 0, y: 0 }];
  for (let i = 0; i < k; i++)
    p.push({ x: ((i + 0.5) * w) / k, y: h }, { x: ((i + 1) * w) / k, y: 0 });
  return poly(p.map((q) => tfp(q, [x, y, 1, 1, rot])));
};
let seed = 7;
export const rnd = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
export const reseed = (v) => {
  seed = v * 7919 + 13;
};
export const pines = (y, amp, step, sd) => {
  reseed(sd);
  const d = `M-4 82V${y}l`,
    o = [];
  let x = -4;
  while (x < 124) {
    const w = Math.round(step * (0.6 + rnd() * 0.45)),
      h = Math.round(amp * (0.55 + rnd() * 0.5)),
      k = Math.round(amp * rnd() * 0.2);
    o.push(w, -h, w, h - k, -1, k);
    x += 2 * w - 1;
  }
  return d + join(o) + 'V82z';
};
// -------- reusable silhouettes
export const MEEP =
  '0,-30 4.6,-28.7 6,-24.8 4.8,-20.6! 10,-18.4 14,-14 12.4,-10.6 7.4,-10.2! 9,-5.6 12.3,-1.4 11.2,0! 3.4,0! 0,-6!';
export const FLAME = '1,-22! 3,-14 8,-9 8,-2 0,2 -8,-2 -7.5,-8 -5.5,-12! -4,-9 -1.5,-14';
export const SKULL = '0,-10 6,-8.4 8,-3 6.4,1.6! 4.2,2.6 3.8,6.4! 0,7';
export const TOMB = '0,-14 5,-12.4 6.5,-8 6.5,0!';
export const SWORD = '0,-26 2,-22.5 1.7,-5 6,-5 6,-3 1.4,-3 1.4,3 0,4.4';
export const AXE = '-1,6 -1,-20 1,-20 1,-18 4,-17 8,-21 10,-14 8,-7 4,-11 1,-10 1,6';
export const DAXE = '0,-22 1.2,-22 1.2,-18 4,-17 9,-22 11,-14 9,-6 4,-11 1.2,-10 1.2,12 0,12';
export const STAR = '0,-6 1.3,-1.3 6,0 1.3,1.3 0,6';
export const WING = '0,0! 4,-7 12,-10! 10,-6.5! 13,-5! 9.5,-3! 11,-.6! 6.5,.4! 7,2.6! 2,3';
export const HAT = '0,-20! 3,-14 5,-5 6,-3! 12,-1.2 12.4,.6 6,2 0,2.4';
