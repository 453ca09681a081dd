import type { MEEPLE_NAMES } from '@rowan/cards';
import { hole, mirrored, solid, v } from './lib.ts';
import type { night } from './palette.ts';

type MeepleName = (typeof MEEPLE_NAMES)[number];

interface Carving {
  /** Parts of the silhouette. */
  parts: readonly string[];
  holes?: readonly string[];
  /** Painted second tone and printing, drawn inside the silhouette. */
  paint: (tone: Tones) => string;
}

interface Tones {
  base: string;
  dark: string;
  edge: string;
  wood: string;
  woodDark: string;
  ink: string;
}

/** The walking body: arms out, two legs; `cx` is its middle, `reach` where the right hand ends. */
function folk(cx: number, left: number, reach: number): string {
  return `M${cx - 5} 29 C${cx - 9} 32 ${left + 9} 32.5 ${left + 4} 35.5 C${left} 38 ${left} 43.6 ${left + 3.2} 45.2
    C${left + 6} 46.6 ${cx - 13} 45.4 ${cx - 10.4} 45 C${cx - 10.4} 52 ${cx - 15} 58.6 ${cx - 16.6} 64
    C${cx - 17.4} 67 ${cx - 16.2} 69 ${cx - 13.4} 69 L${cx - 4.8} 69 C${cx - 2.6} 69 ${cx - 1.8} 67.8 ${cx - 1.2} 66
    L${cx} 61 L${cx + 1.2} 66 C${cx + 1.8} 67.8 ${cx + 2.6} 69 ${cx + 4.8} 69 L${cx + 13.4} 69
    C${cx + 16.2} 69 ${cx + 17.4} 67 ${cx + 16.6} 64 C${cx + 15} 58.6 ${cx + 10.4} 52 ${cx + 10.4} 45
    C${cx + 13} 45.4 ${reach - 6} 46.6 ${reach - 3.2} 45.2 C${reach} 43.6 ${reach} 38 ${reach - 4} 35.5
    C${reach - 9} 32.5 ${cx + 9} 32 ${cx + 5} 29 Z`;
}

const bar = (x1: number, y1: number, x2: number, y2: number) =>
  `M${x1 + 1.6} ${y1} L${x2 - 1.6} ${y1} Q${x2} ${y1} ${x2} ${y1 + 1.6} L${x2} ${y2 - 1.6} Q${x2} ${y2} ${x2 - 1.6} ${y2} L${x1 + 1.6} ${y2} Q${x1} ${y2} ${x1} ${y2 - 1.6} L${x1} ${y1 + 1.6} Q${x1} ${y1} ${x1 + 1.6} ${y1} Z`;

const disc = (x: number, y: number, r: number, ry = r) => {
  const k = 0.55;
  return `M${x - r} ${y} C${x - r} ${y - ry * k} ${x - r * k} ${y - ry} ${x} ${y - ry} C${x + r * k} ${y - ry} ${x + r} ${y - ry * k} ${x + r} ${y}
    C${x + r} ${y + ry * k} ${x + r * k} ${y + ry} ${x} ${y + ry} C${x - r * k} ${y + ry} ${x - r} ${y + ry * k} ${x - r} ${y} Z`;
};

const eyes = (x: number, y: number, gap: number, fill: string) =>
  `<path d="M${x - gap} ${y}v1.6M${x + gap} ${y}v1.6" stroke="${fill}" stroke-width="2.3" stroke-linecap="round"/>`;

const wing = `M23 24 C16 25 8.6 21.6 6.6 16.4 C8.2 16.8 9.4 16.8 10.4 16.4 C6.4 14.4 3.4 10 3.2 5.4 C5 6.6 6.6 7.2 8.2 7.2
  C5.8 5.4 4.6 3 4.8 1.2 C11.6 3 19.6 7.4 24 14 Z`;
const antler = `M28.6 14 C24 13.4 19.4 12 16.8 9 C15.4 11.4 12.6 12.8 9.4 12.6 C8 12.4 8 10.4 9.2 10 C11.6 9.2 12.6 7.6 12.8 5.6
  C10.4 5.8 8 5 6.2 3.2 C5.2 2 6.4 .6 7.8 1.2 C10.2 2.4 12.4 2 13.6 .8 C15 -.4 16.8 .6 16.8 2.4 C17 6 20.4 8 24.4 8.6
  C23.6 6.4 23.6 4.4 24.4 2.4 C25 1 27 1.2 27.2 2.8 C27.4 5.4 28.4 7.4 31 8.6 Z`;

function sunRays(): string {
  const rays = 11;
  const points = Array.from({ length: rays * 2 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / rays;
    const r = i % 2 === 0 ? 21 : 15;
    return `${(32 + r * Math.cos(angle)).toFixed(1)} ${(22 + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join(' L')} Z`;
}

const carvings: Record<MeepleName, Carving> = {
  peasant: {
    parts: [
      folk(26, 2.6, 53),
      'M14.6 31 C11.4 26 11.6 13.6 17 8.4 C21.4 3.6 30.6 2.6 35 6.6 C40 11 40.6 19 39.4 24 C38.8 27 37.6 29.6 36 31.6 Z',
      bar(50, 18, 54.6, 70),
      bar(42.8, 2.4, 47, 19.6),
      bar(50.2, 1.4, 54.4, 20),
      bar(57.6, 2.4, 61.8, 19.6),
      'M42.8 15 L61.8 15 L61.8 17.6 C61.8 22 58.4 24.4 54 24.4 L50.6 24.4 C46 24.4 42.8 22 42.8 17.6 Z',
    ],
    paint: ({ base, dark, wood, woodDark, ink }) => `
      <path d="M49 24h8v48h-8z" fill="${wood}"/><path d="M53 24h2v48h-2z" fill="${woodDark}"/><path d="M41 0h24v25H41z" fill="${dark}"/>
      <path d="M46.4 35.6q4-1.4 8 .8v8q-4 3-8 .8z" fill="${base}"/>
      <path d="M9 56h34v16H9z" fill="${dark}"/><path d="M16 45.4q10 3 20 0v4q-10 3-20 0z" fill="${woodDark}"/>
      <path d="M14 31C10 24 12 13 17 8.4 24 1 36 4 39 12q2.6 9-2 20-10 7-23-1z" fill="${dark}"/><path d="M14 24c-.6-8 2-13 6-15.6" fill="none" stroke="${base}" stroke-width="1.5"/>
      <path d="M13.4 29q13 9 24 1.400l1 5q-13 7.6-27-.6z" fill="${woodDark}"/><path d="M30 34l5 .6-1 8.4-4-3z" fill="${woodDark}"/>
      <ellipse cx="27.4" cy="20.8" rx="8" ry="8.6" fill="${wood}"/><path d="M19.4 21c0-12 16-12 16 0-2-8-14-8-16 0z" fill="${woodDark}"/>
      ${eyes(27.6, 20.6, 3, ink)}`,
  },
  warrior: {
    parts: [
      folk(25, 2, 51),
      'M12.6 24 C12.4 12.6 18 7 23.6 6.2 L25 1.6 L26.4 6.2 C32 7 37.6 12.6 37.4 24 L39.6 24.4 L39.6 28.4 L35 29 C33 31 17 31 15 29 L10.4 28.4 L10.4 24.4 Z',
      bar(47, 3, 51.6, 70),
      'M50 8.6 C54 8.4 57 6.6 59.4 3.2 C63.6 10 63.6 21.6 59.4 28.4 C57 25 54 23.2 50 23 Z',
      'M48 11 L41.6 9.6 L41.6 22 L48 20.6 Z',
    ],
    paint: ({ base, dark, edge, wood, woodDark, ink }) => `
      <path d="M46 0h6.400v72H46z" fill="${wood}"/><path d="M49.8 0h2v72h-2z" fill="${woodDark}"/>
      <path d="M52 8c3 0 5-1.4 7.4-4.8 4.2 6.8 4.2 18.4 0 25.200C57 25 55 23.6 52 23.400zM46.6 9l-6 0v14l6-2z" fill="${dark}"/>
      <path d="M59 4.600c3.2 6 3.2 16.6 0 22.6 6 0 6-22 0-22.600z" fill="${edge}"/>
      <path d="M44 35.600q4-1.4 8 .8v8q-4 3-8 .8z" fill="${base}"/>
      <path d="M17 15h16v16H17z" fill="${wood}"/><path d="M10 23.800h30v3H10z" fill="${dark}"/><path d="M23.2 14h3.600v13.400l-1.8 1.6-1.8-1.600z" fill="${dark}"/>
      <path d="M12 24c1-18 25-18 26 0z" fill="${base}"/><path d="M23.4 4h3.200v21h-3.200z" fill="${dark}"/><path d="M15 21c1-6 3-9.6 6-11.6" stroke="${edge}" stroke-width="1.6" fill="none"/>
      ${eyes(25, 27.4, 4.4, ink)}
      <path d="M8 57h36v15H8z" fill="${dark}"/><path d="M14 44.400h22v4.600H14z" fill="${dark}"/><path d="M23 43.800h4v5.800h-4z" fill="${edge}"/>
      <path d="M14 33l22 12M36 33L14 45" stroke="${dark}" stroke-width="2"/>`,
  },
  mage: {
    parts: [
      'M25 29 C17 31 9 34.6 6.4 40.6 C4.6 45 7.6 48.6 12 47.6 L17.6 46.4 C16.6 54 11.6 60 9.6 64.6 C8.4 67.4 9.8 69 12.4 69 L51.6 69 C54.2 69 55.6 67.4 54.4 64.6 C52.4 60 47.4 54 46.4 46.4 L52 47.6 C56.4 48.6 59.4 45 57.6 40.6 C55 34.6 47 31 39 29 Z',
      'M22 20 L42 20 L42 28 C40 33.6 24 33.6 22 28 Z',
      'M8.4 24 C8.4 21.6 13.6 20.2 19.6 19.6 C22 12.6 26.6 5.6 34 1.6 C38.4 -.4 44.6 1.2 47.6 6.4 C43.6 5.2 40.4 6 39.6 8.6 C40.6 12.4 42.6 16 44.4 19.6 C50.4 20.2 55.6 21.6 55.6 24 C55.6 27.2 44 28.4 32 28.4 C20 28.4 8.4 27.2 8.4 24 Z',
    ],
    paint: ({ base, dark, edge, wood, ink }) => `
      <path d="M22 24h20v10H22z" fill="${wood}"/>
      <path d="M23 27q9 4 18 0l-2 9-7 8-7-8z" fill="${edge}"/><path d="M29 34l3 8M35 34l-3 8" stroke="${dark}" stroke-width="1" opacity=".5"/><path d="M8 24c0-6 48-6 48 0 0 4.4-48 4.4-48 0z" fill="${base}"/><path d="M8 25c6 3.6 42 3.6 48 0v3.600H8z" fill="${dark}" opacity=".55"/>${eyes(32, 28.8, 3.4, ink)}
      <path d="M18.6 20.600q13 3.4 26.4 0l-2.4-5.400q-10 2.6-21.4 0z" fill="${dark}"/><path d="M37 2.600q10-2.6 11 4.4-5-2-8.6.6z" fill="${dark}"/>
      <path d="M32 33l8 3-3.6 36h-8.800L24 36z" fill="${dark}"/><path d="M32 33l5 3-2.6 36h-4.800L27 36z" fill="${base}"/>
      <path d="M8 63.400h48V72H8zM5 43h11.400v6H5zM47.6 43H59v6H47.600z" fill="${dark}"/>
      <path d="M31.6 7l1 2.6 2.6.2-2 1.8.6 2.6-2.2-1.4-2.4 1.4.8-2.6-2-1.8 2.6-.2zM18 51.600l.9 2 2.2.2-1.7 1.5.5 2.2-1.9-1.2-1.9 1.2.5-2.2-1.7-1.5 2.2-.2zM46 55l.8 1.6 1.8.2-1.4 1.2.4 1.8-1.6-1-1.6 1 .4-1.8-1.4-1.2 1.8-.2z" fill="${edge}"/>`,
  },
  cleric: {
    parts: [
      sunRays(),
      'M18.6 34 C16 22 22 9.6 32 7.6 C42 9.6 48 22 45.4 34 Z',
      'M22 30 C15 34 11 42 11.6 48 C12 52 16 53 18.6 51 C18.4 57 15 61.6 13.6 65 C12.6 67.6 13.8 69 16.4 69 L47.6 69 C50.2 69 51.4 67.6 50.4 65 C49 61.6 45.6 57 45.4 51 C48 53 52 52 52.4 48 C53 42 49 34 42 30 Z',
    ],
    paint: ({ base, dark, edge, wood, woodDark, ink }) => `
      <circle cx="32" cy="22" r="22" fill="${edge}" opacity=".75"/><circle cx="32" cy="22" r="15.6" fill="${dark}" opacity=".5"/>
      <path d="M18.6 34C16 22 22 9.6 32 7.6 42 9.6 48 22 45.4 34z" fill="${base}"/>
      <path d="M20 32c-1-9 2.6-17 9.6-21" fill="none" stroke="${edge}" stroke-width="1.4"/>
      <path d="M24 29c-2-8 2-15 8-16.6 6 1.6 10 8.6 8 16.6-4 5.6-12 5.6-16 0z" fill="${dark}"/>
      <ellipse cx="32" cy="24.6" rx="6.6" ry="7.4" fill="${wood}"/><path d="M25.4 24c0-10 13.2-10 13.2 0-3-5.4-10.2-5.4-13.2 0z" fill="${woodDark}"/>${eyes(32, 24.4, 2.8, ink)}
      <path d="M28 36h8v36h-8z" fill="${edge}" opacity=".85"/><path d="M10 62h44v10H10z" fill="${dark}"/><path d="M28 62h8v10h-8z" fill="${edge}" opacity=".6"/>
      <path d="M14 45c6-1 12 0 18 3 6-3 12-4 18-3v7.600H14z" fill="${dark}" opacity=".5"/>
      <path d="M25 44.600q7-4 14 0v5q-7 4-14 0z" fill="${wood}"/><path d="M32 43v8" stroke="${woodDark}" stroke-width="1.2"/>`,
  },
  knight: {
    parts: [
      folk(37, 13, 61.6),
      'M24.4 29.4 L24.4 17 C24.4 10 30 6.4 37 6.4 C44 6.4 49.6 10 49.6 17 L49.6 29.4 L41 32.4 L33 32.4 Z',
      'M26.4 9.6 C28 3.6 36 .4 44 1.4 C53.6 2.6 61 10 61.6 20.6 C61.8 25 60.6 29 58 32 C57 26 54.6 20 50 16 L36 9 Z',
      'M2.6 33.6 C8 34 11.6 32.6 15.6 29.8 C19.6 32.6 23.2 34 28.6 33.6 C29.6 47 25.6 58 15.6 64.6 C5.6 58 1.6 47 2.6 33.6 Z',
    ],
    paint: ({ base, dark, edge, wood }) => `
      <path d="M26 9.600C28 3 36 0 44 1.400c10 1.2 17.4 9 17.6 19.2.2 4.4-1 8.4-3.6 11.4-1-6-3.4-12-8-16L36 9z" fill="${edge}" opacity=".8"/>
      <path d="M32 6q14-3 22 8M40 6q12 2 18 15" fill="none" stroke="${dark}" stroke-width="1.3"/>
      <path d="M24.4 30V17c0-7 5.6-10.6 12.6-10.600S49.6 10 49.6 17v13L41 33h-8z" fill="${base}"/><path d="M25.8 24v-7c0-4 2-7 6-8.6" fill="none" stroke="${edge}" stroke-width="1.5"/>
      <path d="M25.6 17.600l10-.6v3.800l-9 1zM48.6 17.600l-10-.6v3.800l9 1z" fill="${wood}"/><path d="M27 18.400h21v2.400H27z" fill="${dark}" opacity=".5"/><path d="M35.8 12h2.400v20h-2.400z" fill="${edge}" opacity=".65"/>
      <path d="M41.6 25v3.600M45 24.400V28M32.4 25v3.600M29 24.400V28" stroke="${dark}" stroke-width="1.3"/>
      <path d="M20 58h36v14H20zM27 44.600h21v4H27z" fill="${dark}"/><path d="M50 35.600q6 0 10 3v5q-4 3-9 2.400z" fill="${edge}" opacity=".45"/>
      <path d="M1 32h29v34H1z" fill="${dark}"/><path d="M5 36c4 0 7.6-1 10.6-3 3 2 6.6 3 10.6 3 .4 11-3 19.6-10.6 25C8 55.6 4.6 47 5 36z" fill="${edge}"/>
      <path d="M15.6 33c3 2 6.6 3 10.6 3 .1 3.4-.2 6.6-.8 9.400h-9.800zM15.6 45.400v15.600C9.8 57 6.6 51.6 5.5 45.400z" fill="${base}"/>`,
  },
  ranger: {
    parts: [
      folk(40, 12, 62),
      'M29 22 L51 22 C52.6 30 46 33.4 40 33.4 C34 33.4 27.4 30 29 22 Z',
      'M20.6 23.6 C26 21.6 29.6 18 32 13.6 C34.6 9.6 40 8.4 44.6 10.4 C50 13 53 18.6 54 24.4 C46 27.6 30 28 20.6 23.6 Z',
      'M46 21 C45 13 48.6 4.6 58 1 C62 8 60.6 17.6 51.6 23 Z',
      'M15.4 4 C7 12 2.4 24 2.4 37 C2.4 50 7 62 15.4 70 L18.2 67.2 C11 59 7.4 48.6 7.4 37 C7.4 25.4 11 15 18.2 6.8 Z',
      'M14.8 4.6 L17.2 4.6 L17.2 69.4 L14.8 69.4 Z',
    ],
    paint: ({ base, dark, edge, wood, woodDark, ink }) => `
      <path d="M0 0h18.800L7.4 30v14L18.8 72H0z" fill="${woodDark}"/><path d="M14.8 4h2.400v66h-2.400z" fill="${wood}"/><path d="M0 31h8.400v12H0z" fill="${dark}"/>
      <path d="M11.4 36q4-3 8-1v11q-5 1-8-1.400z" fill="${base}"/>
      <path d="M28 22h25v12H28z" fill="${wood}"/>${eyes(39, 26.6, 3.4, ink)}<path d="M31 29.600c3 5.4 15 5.4 18 0l1 5H30z" fill="${woodDark}" opacity=".5"/>
      <path d="M20.6 23.600C26 21.6 29.6 18 32 13.6 38 6 52 10 54 24.4 46 27.6 30 28 20.6 23.600z" fill="${base}"/>
      <path d="M20 23.800c8 4 24 4.6 34.4.6l-1-4.400c-9 3.4-20 3.6-28 .8z" fill="${dark}"/>
      <path d="M46 21C45 13 48.6 4.6 58 1c4 7 2.6 16.6-6.4 22z" fill="${edge}"/><path d="M49.6 21C50 14 53 7 57.6 3.600M52 13l-4-1M52 13l6.4-1.6" fill="none" stroke="${dark}" stroke-width="1.3"/>
      <path d="M23 58h36v14H23z" fill="${dark}"/><path d="M31 33l21 14v4L28 35z" fill="${woodDark}"/><path d="M29 45.600h22v3.600H29z" fill="${dark}"/>`,
  },
  paladin: {
    parts: [
      wing,
      mirrored(wing, 64),
      'M20.6 29 L20.6 19 C20.6 11.6 26 7.6 32 7.6 C38 7.6 43.4 11.6 43.4 19 L43.4 29 L37 33 L27 33 Z',
      'M26 29 C18 31 9 33.4 6.6 40 C5.2 44.6 8 47.6 12 46.6 C11.6 53 9 59 7.4 64 C6.6 67 8 69 10.6 69 L26.6 69 C29 69 29.8 67.6 30.4 65.6 L32 60 L33.6 65.6 C34.2 67.6 35 69 37.4 69 L53.4 69 C56 69 57.4 67 56.6 64 C55 59 52.4 53 52 46.6 C56 47.6 58.8 44.6 57.4 40 C55 33.4 46 31 38 29 Z',
    ],
    paint: ({ base, dark, edge, wood, ink }) => `
      <path d="M0 0h24v26H0zM40 0h24v26H40z" fill="${edge}"/>
      <path d="M7 6q8 4 14 10M10.6 15.800q6 2 10 4M57 6q-8 4-14 10M53.4 15.800q-6 2-10 4" fill="none" stroke="${dark}" stroke-width="1.5"/>
      <path d="M20.6 30V19c0-7.4 5.4-11.4 11.4-11.400S43.4 11.6 43.4 19v11L37 33H27z" fill="${base}"/><path d="M22.4 22v-3c0-5 2.6-8.4 6.6-9.6" fill="none" stroke="${edge}" stroke-width="1.5"/>
      <path d="M24.6 19.600h14.800V27q-7.4 6-14.8 0z" fill="${wood}"/><path d="M30.6 10h2.800v15.600L32 27l-1.4-1.400z" fill="${dark}"/><path d="M21 17.600h22v3H21z" fill="${dark}"/>${eyes(32, 23.4, 4, ink)}
      <path d="M5 46c8-2 8-6 9-9l5 7-5 28H4zM59 46c-8-2-8-6-9-9l-5 7 5 28h10z" fill="${dark}"/>
      <path d="M32 36l9 3v8c0 6-4 9.4-9 12-5-2.6-9-6-9-12v-8z" fill="${edge}"/><path d="M30.4 39h3.200v5h4.600v3.200h-4.600V55h-3.200v-7.800h-4.600V44h4.600z" fill="${dark}"/>`,
  },
  shaman: {
    parts: [
      antler,
      mirrored(antler, 64),
      'M21.6 25 C20.6 16 25 10 32 10 C39 10 43.4 16 42.4 25 C41.6 30 37 33 32 33 C27 33 22.4 30 21.6 25 Z',
      'M27 29 C19 30 10 35 5.6 47 C4.6 50 6.6 51.6 9 51 L13.6 50 L14.6 55 L19.4 51.6 C19 58 15.6 62 14.6 65.6 C14 68 15 69 17 69 L27.4 69 C29.4 69 30.2 68 30.6 66.4 L32 61.6 L33.4 66.4 C33.8 68 34.6 69 36.6 69 L47 69 C49 69 50 68 49.4 65.6 C48.4 62 45 58 44.6 51.6 L49.4 55 L50.4 50 L55 51 C57.4 51.6 59.4 50 58.4 47 C54 35 45 30 37 29 Z',
    ],
    paint: ({ base, dark, edge, wood, woodDark, ink }) => `
      <path d="M0-2h64v16H0z" fill="${wood}"/><path d="M20 8q6 3 10 3M44 8q-6 3-10 3" fill="none" stroke="${woodDark}" stroke-width="1.4"/>
      <path d="M21.6 25C20.6 16 25 10 32 10s11.4 6 10.4 15c-.8 5-5.4 8-10.4 8s-9.6-3-10.4-8z" fill="${base}"/>
      <path d="M24.6 18.600q7.4-4 14.8 0l-.6 7.400Q32 35 25.2 26z" fill="${wood}"/><path d="M24.6 20h14.800v3.600H24.600z" fill="${dark}"/><path d="M28.7 21v1.600M35.3 21v1.6" stroke="${edge}" stroke-width="2.2" stroke-linecap="round"/>
      <path d="M32 25v2" stroke="${ink}" stroke-width="1.6"/>
      <path d="M5 52q4-14 14-19l1 3Q12 42 9 53zM59 52q-4-14-14-19l-1 3q8 6 11 17z" fill="${edge}" opacity=".7"/>
      <path d="M19 33q13 9 26 0l4 8q-17 12-34 0z" fill="${dark}"/><path d="M21 38.600l3 3.4 3-2 2.4 3.4 2.6-2.6 2.6 2.600L37 40l3 2 3-3.4" fill="none" stroke="${edge}" stroke-width="1.7"/>
      <path d="M12 58h40v14H12z" fill="${dark}"/><circle cx="32" cy="50" r="3" fill="${edge}"/><path d="M24 50h3M37 50h3M32 55v3" stroke="${edge}" stroke-width="1.6"/>`,
  },
  corruption: {
    parts: [
      'M18.6 19 C18 10 24 3.6 30.4 3.2 L31.4 8 L29.6 11 L33.6 14.6 L33.4 10.4 L34.6 8 L34 3.2 C41.6 4 46 11.6 45 19.6 C44.4 24.4 41.6 28.6 37.4 30.4 L26.6 30.4 C22.4 28.4 19.2 24 18.6 19 Z',
      'M27 28 C22 32 17.6 32.6 13.6 34.6 L15.6 38 L9.6 37.4 L12.6 41.6 L6.6 43 L13 46 L20.6 44.6 C20.6 52 14.6 57 12 63.4 C11 66.6 12 69 15 69 L24 69 L26 65 L28.4 69 C30 67.6 31 64 32 61 C33 64.6 34.4 69 37.4 69 L50 69 C53 69 54 67 53 64 C51 58.6 44.6 52 43.6 45 C47 46 53 48.6 57.4 46 C61 43.6 60.6 37.6 56.4 35.6 C50 32.6 42 32.6 37 28 Z',
    ],
    holes: [
      disc(26.4, 19.6, 2.9, 3.5),
      disc(37.4, 20.6, 2.9, 3.5),
      disc(38.4, 50, 2.7),
      disc(24.6, 57.6, 1.9),
    ],
    paint: ({ dark, edge }) => `
      <path d="M33 14l-2 5 2.6 7-4 6 5 6-4.6 5 3.6 6-2.6 7" fill="none" stroke="${dark}" stroke-width="2"/>
      <path d="M34.8 27l2.6 4M29.6 38l-5-2.600M33.6 50l4.8-6M45 38l6 2.6-2 3.4" fill="none" stroke="${dark}" stroke-width="1.3"/>
      <path d="M26 25.600l3 2.6 2-1.6 2.4 2.4 2.6-1.4" fill="none" stroke="${dark}" stroke-width="1.5"/>
      <path d="M10 60q10 5 16 3t30-3v12H10z" fill="${dark}" opacity=".65"/><path d="M4 33h9.600l2 5-6-.6 3 4.2-6 1.4 6.4 3-6 4H0z" fill="${dark}"/>
      <path d="M47 37q6 1 9 4M22 14q2-6 6-8" fill="none" stroke="${edge}" stroke-width="1.4"/>`,
  },
};

function tones(name: MeepleName): Tones {
  const key = (suffix: '' | '-dark' | '-edge') =>
    v(`meeple-${name}${suffix}` as keyof typeof night);
  return {
    base: key(''),
    dark: key('-dark'),
    edge: key('-edge'),
    wood: v('meeple-wood'),
    woodDark: v('meeple-wood-dark'),
    ink: v('meeple-ink'),
  };
}

const grain =
  'M8 30q10 16 4 40M18 34q6 18 2 36M30 32q5 18 1 40M41 34q8 14 4 36M53 30q6 18 2 40M29 3q4 10 0 22M38 2q5 12 1 26';

/**
 * What stands between `<svg>` and `</svg>`; the sprite reuses it.
 * The light edge is what the painted face, clipped by a copy of the shape shifted down-right, leaves open.
 */
export function meepleBody(name: MeepleName): string {
  const { parts, holes = [], paint } = carvings[name];
  const tone = tones(name);
  const id = `meeple-${name}`;
  const shape = [...parts.map(solid), ...holes.map(hole)].join('');
  const use = (fill: string, shift: string) =>
    `<use href="#${id}-s" fill="${fill}" transform="translate(${shift})"/>`;
  return `<defs><path id="${id}-s" d="${shape}"/><clipPath id="${id}-c"><use href="#${id}-s"/></clipPath>
    <linearGradient id="${id}-g" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="#fff" stop-opacity=".25"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#100" stop-opacity=".36"/></linearGradient></defs>
    ${use(tone.ink, '2 2.4')}${use(tone.dark, '1 1.2')}${use(tone.edge, '0')}
    <g clip-path="url(#${id}-c)"><g transform="translate(1.1 1.3)"><g clip-path="url(#${id}-c)"><use href="#${id}-s" fill="${tone.base}"/>${paint(tone)}
    <path d="${grain}" fill="none" stroke="${tone.ink}" stroke-width=".7" opacity=".17"/>
    <path d="M0-2h66v76H0z" fill="url(#${id}-g)"/></g></g></g>`;
}

export function meepleSvg(name: MeepleName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72">${meepleBody(name)}</svg>`;
}
