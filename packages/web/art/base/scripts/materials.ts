import { tavernWall } from './interiors.ts';
import { n, seeded, v } from './lib.ts';
import type { night } from './palette.ts';

type Colour = keyof typeof night;
interface Sheet {
  size: readonly [number, number];
  body: (id: string) => string;
  /** Stretchable pieces give up their proportions and fill whatever box they are laid in. */
  stretch?: boolean;
}

const p = (colour: Colour, d: string, more = '') =>
  `<path d="${d}" fill="${v(colour)}"${more && ` ${more}`}/>`;
const s = (colour: Colour, width: number, d: string, more = '') =>
  `<path d="${d}" fill="none" stroke="${v(colour)}" stroke-width="${width}"${more && ` ${more}`}/>`;
const rect = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r}-${r} ${r}h${2 * r - w}q-${r} 0-${r}-${r}v${2 * r - h}q0-${r} ${r}-${r}z`;
const linear = (
  id: string,
  stops: readonly (readonly [number, Colour, number?])[],
  turn = 'x2="0" y2="1"',
) =>
  `<linearGradient id="${id}" ${turn}>${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${v(colour)}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`).join('')}</linearGradient>`;

/** Grain lines that leave the tile where they entered it, so that it repeats without a seam. */
function grain(seed: number, w: number, h: number, rows: number): string {
  const random = seeded(seed);
  return Array.from({ length: rows }, (_, i) => {
    const y = ((i + 0.5) * h) / rows + (random() - 0.5) * (h / rows) * 0.7;
    const bend = (random() - 0.5) * (h / rows) * 1.6;
    return `M0 ${n(y)}C${n(w * 0.2)} ${n(y + bend)} ${n(w * 0.3)} ${n(y + bend)} ${n(w * 0.5)} ${n(y)}S${n(w * 0.85)} ${n(y - bend)} ${w} ${n(y)}`;
  }).join('');
}

function knot(x: number, y: number, r: number): string {
  return [1, 0.68, 0.36]
    .map(
      (k) =>
        `M${n(x - r * k * 1.9)} ${y}q${n(r * k * 1.9)}-${n(r * k * 1.6)} ${n(r * k * 3.8)} 0q-${n(r * k * 1.9)} ${n(r * k * 1.6)}-${n(r * k * 3.8)} 0z`,
    )
    .join('');
}

function walnutTile(): string {
  const random = seeded(9);
  const joints = [0, 100, 200, 300].map((y, i) => {
    const tone: Colour =
      (['walnut', 'walnut-dark', 'walnut', 'walnut-dark'] as const)[i] ?? 'walnut';
    const gap = 80 + Math.round(random() * 300);
    return (
      p(tone, `M0 ${y}h480v100H0z`, i % 2 ? 'opacity=".4"' : '') +
      s('walnut-deep', 2, `M0 ${y + 99}h480M${gap} ${y}v100`) +
      s('walnut-edge', 0.8, `M0 ${y + 1}h480`, 'opacity=".35"') +
      p(
        'walnut-deep',
        `M${gap - 7} ${y + 12}a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM${gap + 5} ${y + 88}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`,
      )
    );
  });
  return (
    p('walnut', 'M0 0h480v400H0z') +
    joints.join('') +
    s('walnut-dark', 1.2, grain(3, 480, 400, 44), 'opacity=".75"') +
    s('walnut-light', 0.8, grain(5, 480, 400, 30), 'opacity=".5"') +
    s('walnut-deep', 1.4, knot(130, 148, 8) + knot(352, 252, 6) + knot(60, 340, 5), 'opacity=".8"')
  );
}

function fibres(w: number, h: number): string {
  const random = seeded(21);
  const specks = Array.from(
    { length: 46 },
    () =>
      `M${n(8 + random() * (w - 16))} ${n(8 + random() * (h - 16))}q${n(random() * 6)} ${n(random() * 3 - 1.5)} ${n(4 + random() * 7)} ${n(random() * 4 - 2)}`,
  );
  return s('parchment-edge', 0.6, specks.join(''), 'opacity=".28"');
}

/** A sheet with a hand-cut edge: small waves, two nicks. */
const deckle =
  'M8 4Q30 2 60 4T120 3.500T176 4.500Q194 3 196 10Q194 40 196.5 70T195 130L191 134L195.5 138T196 214T195 268Q196 276 188 276Q150 278 120 276T60 277T12 276Q4 277 4 268Q6 220 3.5 180T5 110T4 60Q3 40 5 12Q4 5 8 4z';

function parchment(id: string): string {
  return (
    `<defs><radialGradient id="${id}-g" cx=".35" cy=".25" r=".95"><stop stop-color="${v('parchment-light')}"/><stop offset=".6" stop-color="${v('parchment')}"/><stop offset="1" stop-color="${v('parchment-dark')}"/></radialGradient></defs>` +
    p('shadow', deckle, 'opacity=".4" transform="translate(2 3)"') +
    p('parchment-edge', deckle) +
    `<path d="${deckle}" fill="url(#${id}-g)" transform="translate(1 1)scale(.991)"/>` +
    fibres(200, 280) +
    p('parchment-edge', 'M150 230q18-14 30 2t-12 24-26-8 8-18z', 'opacity=".1"') +
    s('parchment-edge', 1, rect(11, 11, 178, 258, 6), 'opacity=".5"')
  );
}

function tray(id: string): string {
  return (
    `<defs>${linear(`${id}-g`, [
      [0, 'tray-dark'],
      [1, 'tray'],
    ])}${linear(
      `${id}-r`,
      [
        [0, 'tray-light'],
        [0.5, 'tray'],
        [1, 'tray-dark'],
      ],
      'x2=".6" y2="1"',
    )}</defs>` +
    p('shadow', rect(3, 5, 236, 134, 14), 'opacity=".45"') +
    `<path d="${rect(0, 0, 236, 134, 14)}" fill="url(#${id}-r)"/>` +
    s('tray-light', 1.4, 'M1.5 120V14Q1.5 1.5 14 1.500H222') +
    s('walnut-deep', 1, grain(8, 236, 134, 12), 'opacity=".18"') +
    p('walnut-deep', rect(10, 10, 216, 114, 8)) +
    `<path d="${rect(11.5, 13, 213, 110, 7)}" fill="url(#${id}-g)"/>` +
    p(
      'walnut-deep',
      'M12 22Q12 13 20 13H217Q225 13 225 22Q218 19 200 19H30Q18 19 12 22z',
      'opacity=".55"',
    ) +
    `<g transform="translate(12 14)">${s('tray-light', 0.8, grain(14, 211, 106, 9), 'opacity=".28"')}</g>` +
    s('tray-light', 1, 'M18 124.500H218Q226 124.5 226 116V20', 'opacity=".7"') +
    [
      [6, 6],
      [230, 6],
      [6, 128],
      [230, 128],
    ]
      .map(
        ([x, y]) =>
          p('candle-dark', `M${(x ?? 0) - 2.2} ${y}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z`) +
          p(
            'candle-light',
            `M${(x ?? 0) - 1.4} ${(y ?? 0) - 0.6}a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0z`,
          ),
      )
      .join('')
  );
}

/** Tinted by `--ribbon`, `--ribbon-dark`, `--ribbon-light`; set them to a district's hues. */
function ribbon(id: string): string {
  const tone = (suffix: string, fallback: Colour) => `var(--ribbon${suffix},${v(fallback)})`;
  return `<defs><linearGradient id="${id}-g" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient></defs>
    <g fill="${tone('-dark', 'castle-dark')}"><path d="M2 12H30V42H2L11 27zM238 12H210V42H238L229 27z"/></g><path d="M18 36L30 42V36zM222 36L210 42V36z" fill="#000" opacity=".55"/>
    <path d="M18 5Q120-1 222 5V36Q120 30 18 36z" fill="#000" opacity=".35" transform="translate(2 3)"/><path d="M18 5Q120-1 222 5V36Q120 30 18 36z" fill="${tone('', 'castle')}"/><path d="M18 5Q120-1 222 5V36Q120 30 18 36z" fill="url(#${id}-g)"/>
    <path d="M20 9Q120 3 220 9M20 32Q120 26 220 32" fill="none" stroke="${tone('-light', 'castle-light')}" stroke-width="1" stroke-dasharray="4 2.5" opacity=".8"/><path d="M18 5.500Q120-.5 222 5.5" fill="none" stroke="${tone('-light', 'castle-light')}" stroke-width="1.4"/>`;
}

const heater = 'M32 3C40 8 48 10 58 10C60 36 52 56 32 69C12 56 4 36 6 10C16 10 24 8 32 3z';

function shield(id: string): string {
  return (
    `<defs>${linear(
      `${id}-g`,
      [
        [0, 'steel-light'],
        [0.5, 'steel'],
        [1, 'steel-dark'],
      ],
      'x2=".8" y2="1"',
    )}</defs>` +
    p('shadow', heater, 'opacity=".45" transform="translate(2 3)"') +
    p('steel-dark', heater) +
    `<path d="${heater}" fill="url(#${id}-g)" transform="translate(.6 .6)scale(.975)"/>` +
    p(
      'parchment-light',
      'M32 10C39 14 45 15.5 52 16C53 36 46 52 32 62C18 52 11 36 12 16C19 15.5 25 14 32 10z',
    ) +
    p('parchment-dark', 'M32 10C39 14 45 15.5 52 16C53 36 46 52 32 62z', 'opacity=".35"') +
    s(
      'steel-dark',
      1,
      'M32 10C39 14 45 15.5 52 16C53 36 46 52 32 62C18 52 11 36 12 16C19 15.5 25 14 32 10z',
      'opacity=".6"',
    ) +
    p(
      'steel-dark',
      'M30.5 6.200a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM8 13.500a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM53.2 13.500a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z',
    ) +
    s('steel-light', 1.4, 'M7 11.200Q22 11 32 4.6')
  );
}

const pennon = 'M6 8H58V66L32 54L6 66z';

function vpBanner(id: string): string {
  return (
    `<defs>${linear(
      `${id}-g`,
      [
        [0, 'vp-light'],
        [0.25, 'vp'],
        [1, 'vp-dark'],
      ],
      'x2=".5" y2="1"',
    )}</defs>` +
    p('shadow', pennon, 'opacity=".4" transform="translate(2 3)"') +
    `<path d="${pennon}" fill="url(#${id}-g)"/>` +
    p('vp-dark', 'M44 8H58V66L44 59.500z', 'opacity=".35"') +
    p('vp-dark', 'M6 8H58V12Q32 15 6 12z', 'opacity=".7"') +
    s('candle', 1.6, 'M9.5 12V60.500L32 50L54.5 60.500V12') +
    p('candle-dark', rect(1, 2, 62, 8, 4)) +
    p('candle', rect(1, 2, 62, 6, 3)) +
    p('candle-light', 'M4 3.600h52v1.400H4z') +
    p(
      'candle-dark',
      'M0 5.500a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM57 5.500a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
    ) +
    p(
      'candle-light',
      'M1.5 4.500a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM58.5 4.500a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z',
    )
  );
}

const blob =
  'M32 4C38 2 44 7 49 9C55 11 59 16 59 23C62 29 61 35 59 40C60 47 54 52 49 55C44 60 37 60 32 61C25 62 20 58 15 56C8 54 5 48 5 42C2 36 3 29 5 24C5 17 9 11 15 9C20 5 26 3 32 4z';

function seal(id: string): string {
  return (
    `<defs><radialGradient id="${id}-g" cx=".35" cy=".3" r=".8"><stop stop-color="${v('penalty-light')}"/><stop offset=".45" stop-color="${v('penalty')}"/><stop offset="1" stop-color="${v('penalty-dark')}"/></radialGradient></defs>` +
    p('shadow', blob, 'opacity=".4" transform="translate(2 3)"') +
    `<path d="${blob}" fill="url(#${id}-g)"/>` +
    `<g fill="none"><circle cx="32" cy="32.5" r="21" stroke="${v('penalty-dark')}" stroke-width="2.5"/><circle cx="32.8" cy="33.5" r="21" stroke="${v('penalty-light')}" stroke-width=".9" opacity=".8"/></g>` +
    `<circle cx="32" cy="32.5" r="19.5" fill="${v('penalty-dark')}" opacity=".28"/>` +
    s('penalty-light', 2, 'M10 20Q15 11 25 8.5', 'opacity=".85" stroke-linecap="round"')
  );
}

function back(id: string, hue: readonly [Colour, Colour, Colour], emblem: string): string {
  const [main, dark, lit] = hue;
  const lattice = `<pattern id="${id}-p" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 10L10 0L20 10L10 20z" fill="none" stroke="${v(lit)}" stroke-width=".9" opacity=".28"/><circle cx="10" cy="10" r="1.5" fill="${v(lit)}" opacity=".35"/></pattern>`;
  const corner = 'M20 46V26Q20 20 26 20H46M26 40Q26 26 40 26';
  const corners = [
    '',
    'translate(200 0)scale(-1 1)',
    'translate(0 280)scale(1 -1)',
    'translate(200 280)scale(-1 -1)',
  ]
    .map((turn) =>
      s('candle', 2, corner, `stroke-linecap="round"${turn && ` transform="${turn}"`}`),
    )
    .join('');
  return (
    `<defs>${lattice}<radialGradient id="${id}-g" cx=".4" cy=".35" r=".8"><stop stop-color="${v(main)}"/><stop offset="1" stop-color="${v(dark)}"/></radialGradient></defs>` +
    p('walnut-light', rect(0, 0, 200, 280, 14)) +
    s('walnut-edge', 1.4, 'M1.5 266V14Q1.5 1.5 14 1.500H186') +
    s('walnut-dark', 1, grain(4, 200, 280, 30), 'opacity=".5"') +
    p('walnut-deep', rect(10, 10, 180, 260, 9)) +
    `<path d="${rect(11.5, 12, 177, 257, 8)}" fill="url(#${id}-g)"/><path d="${rect(11.5, 12, 177, 257, 8)}" fill="url(#${id}-p)"/>` +
    corners +
    `<circle cx="101.5" cy="143" r="56" fill="${v('shadow')}" opacity=".4"/><circle cx="100" cy="140" r="56" fill="${v('tray-dark')}"/><circle cx="100" cy="140" r="56" fill="none" stroke="${v('candle-dark')}" stroke-width="5"/><circle cx="99.4" cy="139.3" r="57" fill="none" stroke="${v('candle-light')}" stroke-width="1.3"/><g transform="translate(100 140)">${s('walnut-light', 1, 'M-48-18Q0-28 48-14M-53 4Q-4-8 53 10M-44 30Q0 16 46 30', 'opacity=".7"')}${emblem}</g>`
  );
}

/** A rolled Quest, sealed, with a quill that is really a chip of pine. */
const questEmblem =
  p('shadow', 'M-26-26H22V28H-26z', 'opacity=".4" transform="translate(3 4)"') +
  p('parchment', 'M-24-26Q0-30 22-26V24Q0 20-24 24z') +
  p('parchment-dark', 'M10-28Q16-27 22-26V24Q16 23 10 22.500z') +
  p('parchment-light', 'M-30-32H24Q30-32 30-26T24-20H-30Q-24-20-24-26T-30-32z') +
  p('parchment-edge', 'M24-32Q30-32 30-26T24-20Q19-20 19-26T24-32z') +
  p('parchment-light', 'M-26 20H28Q34 20 34 26T28 32H-26Q-32 32-32 26T-26 20z') +
  p('parchment-edge', 'M-26 20Q-32 20-32 26T-26 32Q-20 32-20 26T-26 20z') +
  s('parchment-edge', 2.2, 'M-16-10H10M-16-2H12M-16 6H2', 'stroke-linecap="round"') +
  p('penalty', 'M12 4q4-3 7 0q5 0 4 5q2 4-2 6q-2 4-7 2q-5 1-6-4q-3-4 1-6q0-2 3-3z') +
  s('penalty-light', 1.2, 'M8 10q1-4 5-4');

/** Two eyes and a grin cut into a stump; somebody left the axe in. */
const monsterEmblem =
  p('shadow', 'M-32 34Q-26-6-26-22H28Q28-4 36 34z', 'opacity=".45" transform="translate(3 4)"') +
  p('tray', 'M-36 36Q-24 22-26-20H26Q24 22 36 36Q24 32 18 38Q6 32 0 38Q-8 32-18 38Q-24 32-36 36z') +
  p('tray-dark', 'M10-18H26Q24 22 36 36Q24 32 18 38Q14 36 10 35Q16 6 10-18z') +
  s('tray-dark', 1.4, 'M-20-12Q-20 12-26 26M-12-10Q-14 10-12 30M4 26Q8 4 4-10') +
  p('parchment-dark', 'M-26-20a26 9 0 1 0 52 0a26 9 0 1 0-52 0z') +
  s(
    'tray',
    1.4,
    'M-18-20a18 6 0 1 0 36 0a18 6 0 1 0-36 0M-10-20a10 3.2 0 1 0 20 0a10 3.2 0 1 0-20 0',
  ) +
  p('walnut-deep', 'M-20-4L-5 2Q-7 10-13 9T-20-4zM20-4L5 2Q7 10 13 9T20-4z') +
  p(
    'candle',
    'M-14 1.500a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM8.8 1.500a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z',
  ) +
  p('walnut-deep', 'M-18 16L-12 19L-7 15L-2 19L3 15L8 19L13 15L18 17Q14 28 0 28T-18 16z') +
  p('tray-light', 'M14-22L30-50L35-47L19-20z') +
  p('steel', 'M5-26Q14-14 30-12Q24-24 18-32Q10-32 5-26z') +
  p('steel-light', 'M5-26Q14-14 30-12L29-14Q15-17 7-27.500z');

function plank(id: string): string {
  return (
    `<defs>${linear(`${id}-g`, [
      [0, 'tray-light'],
      [0.3, 'tray'],
      [1, 'tray-dark'],
    ])}</defs>` +
    p('shadow', rect(3, 5, 236, 148, 8), 'opacity=".45"') +
    p('walnut-deep', rect(0, 2, 236, 148, 8)) +
    `<path d="${rect(0, 0, 236, 147, 8)}" fill="url(#${id}-g)"/>` +
    s('walnut-deep', 1, grain(11, 236, 147, 16), 'opacity=".35"') +
    s('tray-light', 0.8, grain(12, 236, 147, 10), 'opacity=".35"') +
    s('tray-light', 1.6, 'M1.5 138V9Q1.5 1.5 9 1.500H227') +
    s('walnut-deep', 1.2, 'M236 44l-16 3 7 3-9 3M0 104l12-2-5-3 8-2', 'opacity=".7"') +
    p('shadow', rect(11, 34, 216, 106, 4), 'opacity=".45"') +
    p('parchment-edge', rect(9, 31, 218, 107, 4)) +
    p('parchment', rect(10, 32, 216, 105, 4)) +
    p('parchment-light', 'M14 32H200Q120 60 10 70V36Q10 32 14 32z', 'opacity=".6"') +
    `<g transform="translate(10 32)scale(1.08 .38)">${fibres(200, 270)}</g>` +
    [
      [16, 38],
      [220, 38],
      [16, 131],
      [220, 131],
    ]
      .map(
        ([x, y]) =>
          p('steel-dark', `M${(x ?? 0) - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`) +
          p(
            'steel-light',
            `M${(x ?? 0) - 1.2} ${(y ?? 0) - 0.6}a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0z`,
          ),
      )
      .join('')
  );
}

function boardEdge(id: string): string {
  return (
    `<defs>${linear(`${id}-g`, [
      [0, 'walnut-edge'],
      [0.18, 'walnut-light'],
      [0.6, 'walnut'],
      [1, 'walnut-deep'],
    ])}</defs><path d="M0 0h240v24H0z" fill="url(#${id}-g)"/>` +
    s('walnut-dark', 0.9, grain(17, 240, 24, 5), 'opacity=".6"') +
    s('walnut-edge', 1.2, 'M0 .8h240') +
    s(
      'candle-dark',
      1.2,
      Array.from({ length: 12 }, (_, i) => `M${i * 20} 16l10-6l10 6`).join(''),
      'opacity=".75"',
    ) +
    s(
      'walnut-deep',
      1,
      Array.from({ length: 12 }, (_, i) => `M${i * 20} 17.500l10-6l10 6`).join(''),
      'opacity=".6"',
    ) +
    p('walnut-deep', 'M0 22h240v2H0z')
  );
}

const vignette = (id: string) =>
  `<defs><radialGradient id="${id}-l" cx=".42" cy=".3" r=".7"><stop stop-color="${v('city-lantern')}" stop-opacity=".26"/><stop offset="1" stop-color="${v('city-lantern')}" stop-opacity="0"/></radialGradient><radialGradient id="${id}-v" cx=".48" cy=".42" r=".78"><stop offset=".45" stop-color="${v('shadow')}" stop-opacity="0"/><stop offset="1" stop-color="${v('shadow')}" stop-opacity=".72"/></radialGradient></defs><path d="M0 0h1600v900H0z" fill="url(#${id}-l)"/><path d="M0 0h1600v900H0z" fill="url(#${id}-v)"/>`;

export const materials: Record<string, Sheet> = {
  'walnut-table': { size: [480, 400], body: walnutTile },
  'table-vignette': { size: [1600, 900], body: vignette, stretch: true },
  parchment: { size: [200, 280], body: parchment, stretch: true },
  tray: { size: [240, 140], body: tray, stretch: true },
  ribbon: { size: [240, 46], body: ribbon, stretch: true },
  'strength-shield': { size: [64, 72], body: shield },
  'vp-banner': { size: [64, 70], body: vpBanner },
  'penalty-seal': { size: [64, 66], body: seal },
  'back-quest': {
    size: [200, 280],
    body: (id) => back(id, ['vp', 'vp-dark', 'vp-light'], questEmblem),
  },
  'back-monster': {
    size: [200, 280],
    body: (id) => back(id, ['penalty-dark', 'walnut-deep', 'penalty-light'], monsterEmblem),
  },
  'location-plank': { size: [240, 154], body: plank, stretch: true },
  'tavern-wall': { size: [520, 140], body: tavernWall },
  'board-edge': { size: [240, 24], body: boardEdge },
};

export function materialSvg(name: string): string {
  const sheet = materials[name];
  if (!sheet) throw new Error(`no material ${name}`);
  const [w, h] = sheet.size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"${sheet.stretch ? ' preserveAspectRatio="none"' : ` width="${w}" height="${h}"`}>${sheet.body(`material-${name}`)}</svg>`;
}
