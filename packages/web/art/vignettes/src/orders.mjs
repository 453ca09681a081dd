import { B, BS, PL, PS, O, teeth, pines, MEEP, FLAME, SWORD } from '../carve.mjs';
import { V } from '../lib.mjs';
const lit = '#ffdd8a',
  blue = '#3560b0';
// a Royal Guard: blue coat, plumed helm, golden rowan leaf on the chest
const guard = (s, x, y, k, r = 0, o = {}) => {
  s.c(BS(MEEP, [x, y, k, k, r]), blue, o);
  const a = (r * Math.PI) / 180,
    hx = x + 25 * k * Math.sin(a),
    hy = y - 25 * k * Math.cos(a);
  s.dot(`${hx},${hy + 1.5 * k}`, 5.6 * k, '#e0b078')
    .c(BS('0,-7 5.500,-5.500 7,0 6.500,2! 0,3!', [hx, hy, k, k, r]), '#cfd7df', { sh: 0 })
    .c(B('0,-6! -2,-10 1,-14 -6,-14 -11,-9 -9,-3! -6,-7', [hx, hy, k, k, r]), '#d8402c', { sh: 0 });
  const q = (u, v) =>
    `${hx + k * (u * Math.cos(a) - v * Math.sin(a))},${hy + k * (u * Math.sin(a) + v * Math.cos(a))}`;
  return s
    .dot(q(-1, 4.5) + ' ' + q(3.4, 4.5), 0.8 * k, '#1c110b')
    .p(
      PL('0,-4 3,0 0,5 -3,0', [x + 14 * k * Math.sin(a), y - 13 * k * Math.cos(a), k, k, r]),
      '#f2c24a',
    );
};

V('orders/battle', 'order', (s) => {
  s.sky()
    .p(pines(64, 20, 14, 3), s.m.far)
    .ground(66)
    .c(B('124,4! 104,6 92,16! 98,20 84,30! 92,34 80,46! 90,48 84,64 92,82! 124,82!'), '#4f6d3a')
    .glare(104, 28, 6, 3, '#ffb02e')
    .p('M90 46q12-6 30 0v12q-14 4-26 0z', '#1a120a')
    .p(teeth(91, 46, 29, 6, 6), '#fff3cf');
  s.cast(46, 76, 26, 4);
  guard(s, 36, 76, 1.75, 10)
    .c(PS(SWORD, [66, 46, 1.2, 1.2, 64]), '#eef2f4')
    .l('M88 30l6-4M92 36l7 0M86 24l2-6', '#ffe27a', 1.8)
    .fin();
});
// The helm will fit once he grows. He will not grow.
V('orders/recruit', 'order', (s) => {
  s.sky()
    .p('M60 66V30h10v-6h6v6h10v-6h6v6h10v-6h6v6h14v36z', s.m.far)
    .ground(64)
    .l('M14 80V4', '#6b4420', 2.4)
    .c('M15 5h22l-6 8 6 8H15z', '#d8402c', { shade: 0 });
  s.cast(48, 75, 22, 4);
  guard(s, 42, 75, 1.5)
    .c(BS(MEEP, [90, 77, 1.15]), '#b8743c')
    .dot('87,49 93,49', 1.2, '#1c110b')
    .l('M87 54q3 2 6 0', '#1c110b', 1.2)
    .l('M106 78V46M103 40v5q3 3 6 0v-5M106 46v-6', '#4a2c12', 1.6);
  s.c(B('62,56! 58,50 66,44 80,38 86,36! 88,42 76,50'), blue, { sh: 0 })
    .c(BS('0,-10 8,-8 10,0 9.500,4! 0,5!', [90, 30, 1.15]), '#dfe6ea')
    .c(B('90,19! 86,10 92,4 80,4 72,12! 82,14'), '#d8402c', { sh: 0 })

    .fin();
});
V('orders/explore', ['order', { sky: ['#14234d', '#22396b', '#141c38'] }], (s) => {
  s.sky()
    .p('M0 82V0h120v82z', '#0001')
    .dash('M0 10h120M0 26h120M0 42h120', '#0003', 16, '1 23')
    .g(52, 24, 52, '#ffb84d', 0.9)
    .c('M60 82V72h14V62h14V52h14V42h24v40z', '#5d6f98')
    .l('M74 72h48M88 62h34M102 52h20', '#2d3c62', 1.2)
    .p('M92 42V20q0-12 11-12t11 12v22z', '#0a0f22')
    .dot('100,28 106,28', 1.5, '#e8ff8a');
  s.p('M0 72h60v10H0z', '#3f4f78').cast(44, 75, 24, 4);
  guard(s, 36, 75, 1.6, 4)
    .l('M58 52L62 26', '#6b4420', 3)
    .c(B(FLAME, [63, 24, 1]), '#ff9a2a', { sh: 0 })
    .p(B(FLAME, [63, 24, 0.55]), '#fff0a0')
    .fin();
});
// Military reading: with the finger.
V('orders/study', ['order', { sky: ['#1f2f5c', '#2a2f4c', '#141830'] }], (s) => {
  s.sky()
    .p('M74 4h42v4H74zM74 26h42v4H74z', '#6b4420')
    .p(
      'M77-4h5v8h-5zM84-6h7v10h-7zM104-4h5v8h-5zM80 12h7v14h-7zM89 10h5v16h-5zM96 13h8v13h-8z',
      '#b8453a',
    )

    .g(24, 34, 40, '#ffcf6b', 0.9);
  guard(s, 60, 78, 1.7)
    .p(O(56.5, 43, 3.6) + O(65, 43, 3.6), '#fff3', 'stroke="#e6b54a"')
    .c('M-2 66h124v18H-2z', '#8a5a2c', { shade: 0 });
  s.c(B('32,66! 34,52 46,50 60,54 74,50 88,52 90,66! 74,63 61,68 47,63'), '#f6ead0')
    .l('M61 55v12M39 56l15 1M38 60l16 1M68 57l15-2M68 61l16-2', '#a8824a', 1.2)
    .c('M20 48h8v18h-8z', '#f6ecd0', { sh: 1 })
    .p(B(FLAME, [24, 46, 0.55]), '#ffe27a')
    .l('M100 66q4-16 14-22', '#fff', 2.6)
    .c('M94 62h10v6H94z', '#2a2038', { sh: 1 })
    .fin();
});
// In the King's name, and the cooper's, and the miller's.
V('orders/levy', ['order', { sky: ['#1a2f55', '#4f7a7a', '#f0cf7a'] }], (s) => {
  s.sky()
    .p('M52 62V46l11-10 11 10v-5l13-11 13 11v5l10-8 12 10v16z', '#5e7a62')
    .p('M84 46h6v8h-6z', lit)
    .ground(60, '#5f7a32')
    .cast(38, 75, 24, 4);
  guard(s, 30, 75, 1.6)
    .c(PL('46,40 62,30 66,54 50,60'), '#f6ead0', { shade: 0 })
    .l('M51 43l11-6M52 48l11-5M53 53l9-4', '#a8824a', 1.3)
    .dot('61,55', 2.4, '#c8322c');
  s.l(
    'M88 78V46M85 40v5q3 3 6 0v-5M110 80V52M107 46v5q3 3 6 0v-5M88 46v-6M110 52v-6',
    '#4a2c12',
    1.6,
  )
    .mee(
      [
        [80, 76, 0.95],
        [102, 79, 0.95, 0.95, 0, '#8a9a4a'],
      ],
      '#b8743c',
    )
    .dot('77.500,52.500 82.500,52.500 99.500,55.500 104.500,55.500', 1, '#1c110b')
    .c(PL('72,48 80,41 88,48'), '#e3bd62', { sh: 0 })
    .c(PL('94,51 102,44 110,51'), '#e3bd62', { sh: 0 })
    .fin();
});
V('orders/patrol', ['order', { sky: ['#0f1a3a', '#2a4478', '#8a86a8'] }], (s) => {
  s.sky()
    .moon(98, 16, 9, '#f6ecc8')
    .p('M84 62V36h5v-4h4v4h6v-4h4v4h5v26zM8 62V40l8-12 8 12v22z', s.m.far)

    .c('M-2 62h124v22H-2z', '#6a7ba6', { shade: 0 })
    .dash('M-2 61h130', '#8496bd', 8, '13 8')
    .l('M8 72h14M40 77h16M78 73h14', '#44547e', 1.2);
  s.l('M92 62V8M54 64V8', '#8a5a2c', 2)
    .l('M92 8V3M54 8V3', '#dfe6ea', 3.5)
    .g(16, 44, 30, '#ffcf6b', 0.8);
  s.raw('<g id="patrol-og">');
  guard(s, 36, 62, 1.45, 4).raw('</g><use href="#patrol-og" x="39" y="1"/>');
  s.p('M12 40h8v11h-8z', '#ffe9a0').l('M16 36v3M11 40h10M11 51h10M16 36l6 5', '#24140a', 1.8).fin();
});
// Behind the ears, too.
V('orders/purify', 'order', (s) => {
  s.sky().g(60, 40, 46, '#fff0b0', 0.6).ground(62);
  guard(s, 30, 75, 1.55, 6)
    .c(BS('0,-7 9,-6 14,0 13,14 9,20! 0,20!', [88, 58, 1.6, 1.1]), '#a8743c')
    .l('M65 64h46M67 74h42', '#5d6a78', 2);
  s.c(BS(MEEP, [88, 66, 1.5, 1.5]), '#2f2440')
    .p('M88 21q-9 1-9 9l2 6q6 3 12-1l-3-6 2-7z', '#e0b06a')

    .dot('84.500,29', 1.5, '#3a2413')
    .eyes(93, 29, 0, 1.4, '#d88aff');
  s.p('M66 58q4-6 9-3 4-6 10-2 6-5 11 0 6-4 10 2 6 0 5 7H66z', '#f3fbff')
    .dot('72,50 104,46 108,40 68,42', 2.2, '#f3fbff')
    .l('M52 46l14-12', blue, 7)
    .c(PL('62,30 78,20 82,26 66,36'), '#c98d4c', { sh: 1 })
    .dash('M67 37l16-10', '#fff3d6', 4, '1.500 1')
    .fin();
});
