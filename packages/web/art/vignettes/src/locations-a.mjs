import { B, BS, PL, PS, O, pines, MEEP, SWORD } from '../carve.mjs';
import { V } from '../lib.mjs';
const STAR4 = '0,-6 1.3,-1.3 6,0 1.3,1.3 0,6 -1.3,1.3 -6,0 -1.3,-1.3';
const lit = '#ffdd8a',
  battl = (x, y, w, k) => {
    const u = w / (2 * k - 1);
    let d = '';
    for (let i = 0; i < k; i++) d += `M${x + i * 2 * u} ${y}h${u}v4h${-u}z`;
    return d;
  };
const hat = (x, y, s, r = 0) => BS('0,-20! 3,-13 6,-3! 12,-1 12,1 0,3', [x, y, s, s, r]);

// The hole in the door fits exactly one kind of person.
V('locations/gatehouse', 'castle', (s) => {
  s.sky()

    .ground(66, '#33491f')
    .p('M46 82l6-18h16l6 18z', '#a8743c')
    .l('M49 76h22M51 70h18', '#5a3a1a', 1);
  s.c('M34 28h52v40H34z', '#6f86ab', { sh: 0 })
    .p(battl(34, 24, 52, 6), '#6f86ab')
    .c('M16 20h24v50H16zM80 20h24v50H80z', '#879dbf')
    .c('M14 20v-6h5v3h5v-3h8v3h5v-3h5v6zM78 20v-6h5v3h5v-3h8v3h5v-3h5v6z', '#a3b5d0', { sh: 1 });
  s.c('M14 13L28-4l14 17zM78 13L92-4l14 17z', '#3b568a')
    .p('M47 68V50q0-12 13-12t13 12v18z', '#3a2413')
    .l('M52 42v26M56 40v28M64 40v28M68 42v26M48 48h24', '#6a4420', 1.4)
    .p(BS(MEEP, [60, 68, 0.72]), lit);
  s.p('M25 30h6v9h-6zM89 30h6v9h-6z', lit)
    .l('M18 48h8M30 56h8M84 46h8M92 58h8', '#56698c', 1.2)
    .mee(
      [
        [38, 76, 0.5],
        [84, 76, 0.5],
      ],
      '#c94f3a',
    )
    .l('M44 77V58M90 77V58', '#3a2413', 1.2)
    .fin();
});

// One of them has not grasped the drill.
V('locations/drill-green', 'villages', (s) => {
  s.sky()
    .p('M-2 62V50l10-9 10 9v-6l12-10 12 10v8h14v10z', '#5e6e49')
    .p('M26 50h6v8h-6z', lit)
    .ground(54, '#6f8c3a')
    .p('M0 70q60-8 120 0v12H0z', '#55732c');
  s.l('M88 78V30', '#6b4420', 4)
    .c(BS(MEEP, [88, 58, 1.55]), '#e3bd62')
    .l('M80 24l4 3M96 24l-4 3M76 36q12 4 24 0M80 44q8 3 16 0M78 52l-3 5M98 52l3 5', '#8a6420', 1.3)
    .o(88, 39, 6, '#fff3d6')
    .o(88, 39, 3.6, '#c8402c')
    .l('M84 22l3 3m0-3l-3 3M89 22l3 3m0-3l-3 3', '#5a3a14', 1.2)
    .l('M100 26L90 37', '#5a3a14', 1.6);
  const f = (x) => `M${x} 72V40M${x - 3} 34v4q3 4 6 0v-4M${x} 40v-6`;
  s.l(f(20) + f(40) + f(60), '#4a2c12', 1.5)
    .mee(
      [
        [14, 74, 0.82],
        [34, 76, 0.82],
        [54, 78, 0.82, 0.82, 0, '#d98a3a'],
      ],
      '#b8743c',
    )
    .dot('12,53.500 16,53.500 32,55.500 36,55.500', 1, '#2a160a')

    .l('M48 46l2-3M60 46l-2-3', '#fff3c0', 1.2)
    .fin();
});

// Soup of the day: glue.
V('locations/almshouse', 'cathedral', (s) => {
  s.sky()
    .p('M70 66V30l8-20 8 20v36z', s.m.far)
    .ground(64)
    .c('M14 32h58v38H14z', '#ecdcc4')
    .c('M8 34L43 6l35 28z', '#a8485e')
    .l('M20 28h46M28 22h30M36 15h15', '#6a2438', 1.2);
  s.p('M34 70V54q0-10 9-10t9 10v16z', lit)
    .l('M34 70V54q0-10 9-10t9 10v16', '#8a5a4a', 2)
    .p('M19 44h9v12h-9zM58 44h9v12h-9z', lit)
    .l('M23.500 44v12M62.500 44v12', '#8a5a4a', 1.2)
    .o(43, 25, 4.5, lit, 'stroke="#6a2438" stroke-width="1.500"');
  s.mee(
    [
      [72, 77, 0.75, 0.75, 0, '#b8743c'],
      [110, 78, 0.75],
    ],
    '#8a9a4a',
  )
    .c('M80 60h24q1 16-12 17-13-1-12-17z', '#4b4552', { sh: 1.5 })
    .c(O(92, 60, 13, 3.4), '#f3ead0', { sh: 0 })
    .l('M88 52q-4-5 0-9t0-9M96 52q-4-5 0-9t0-9', '#fff7e6', 2, 0.6)
    .l('M92 60l12-18', '#8a5a2c', 2)
    .dot('70,58 74,58 108,59 112,59', 0.9, '#2a1218')
    .fin();
});

// The hat comes first, the knowledge grows into it.
V('locations/hall-of-apprentices', 'university', (s) => {
  s.sky()
    .p(O(30, 16, 0.8) + O(100, 10, 1) + O(112, 30, 0.8), '#fff')
    .ground(66)
    .c('M30 70V36h70v34z', '#d9a552')
    .c('M38 38q2-26 27-28 25 2 27 28z', '#2f8c88')
    .l('M65 10V2M52 36q1-18 13-26M78 36q-1-18-13-26', '#f3cf7a', 1.6);
  s.c('M28 34h74v5H28z', '#f0c878', { sh: 1, shade: 0 })
    .p('M38 70V52q0-7 6-7t6 7v18zM58 70V52q0-7 7-7t7 7v18zM80 70V52q0-7 6-7t6 7v18z', '#7a4c1c')
    .p('M60 70V54q0-5 5-5t5 5v16z', lit)
    .dot('65,24', 4, lit);
  s.c('M88 72h26v6H88zM91 65h22v6H91zM88 58h22v6H88z', '#b8453a', { shade: 0, sh: 1 }).l(
    'M91 75h20M94 68h16M91 61h16',
    '#f3e2b6',
    1.2,
  );
  s.c(BS(MEEP, [24, 78, 1.15]), '#4a7fb0')
    .c(hat(24, 54, 1.45), '#22577a')
    .p(PL(STAR4, [24, 36, 0.7]) + PL(STAR4, [20, 47, 0.5]), '#ffe08a')
    .dot('21,57 27,57', 0.8, '#fff3c0')
    .fin();
});

// Volunteers, step forward. Everybody else, step forward too.
V('locations/levy-station', 'villages', (s) => {
  s.sky()
    .ground(60, '#4c6a2c')
    .l('M24 72V2', '#4a2c12', 2.6)
    .c('M25 4q12 6 22 0t16 2l-4 9 4 9q-8 4-16 0t-22 2z', '#b8402c')
    .p(PL(STAR4, [42, 15, 1.1]), '#ffe08a');
  s.mee(
    [
      [100, 66, 0.7],
      [86, 68, 0.75, 0.75, 0, '#b8743c'],
      [70, 71, 0.8, 0.8, 0, '#8a9a4a'],
    ],
    '#d98a3a',
  ).l('M108 68V46M94 70V46M80 74V50', '#4a2c12', 1.3);
  s.c(O(42, 50, 9), '#e0b078', { sh: 0 })
    .c(BS('0,-12 6,-10 8,0! 13,1 13,3 0,4', [42, 44]), '#5b6a78')
    .dot('39,52 45,52', 1, '#210')
    .c('M10 60h56v5H10zM14 65h48v16H14z', '#9a6a36')

    .c('M28 56l18-2 2 12-16 2z', '#f6e8c4', { sh: 1, shade: 0 });
  s.c('M84 66h26v13q-13 5-26 0z', '#c8402c', { shade: 0 })
    .c(O(97, 66, 13, 4), '#f6e8c4', { sh: 0 })
    .l('M85 71l6 8 6-7 6 8 6-8', '#f3cf7a', 1.3)
    .l('M90 62l12 3M104 60l-10 6', '#4a2c12', 1.8)
    .fin();
});

// Two spoons of glue, twice a day, and keep the clamp on.
V('locations/healers-temple', 'cathedral', (s) => {
  s.sky()
    .g(60, 40, 50, '#ffdcb0', 0.5)
    .ground(70)
    .c('M20 72V34h80v38z', '#a86a78', { sh: 0, shade: 0 })
    .c('M14 34L60 6l46 28z', '#efe0cc')
    .p(B('60,12! 65,20 66,26 60,30 54,26 55,20'), '#e8a23a')
    .l('M57.500 22v4', '#fff3d0', 1.2)
    .c('M12 33h96v5H12z', '#fff0dc', { sh: 1, shade: 0 });
  s.c('M20 38h8v32h-8zM40 38h8v32h-8zM72 38h8v32h-8zM92 38h8v32h-8z', '#f3e6d4').c(
    'M10 69h100v4H10zM4 73h112v8H4z',
    '#d9c2b0',
    { sh: 0, shade: 0 },
  );
  s.c(BS(MEEP, [38, 77, 1.1]), '#c98a4a')
    .l('M31 49l14-2M32 53h13M28 64l9 6', '#fff7ea', 2.6)
    .dot('36,51 41,51', 0.9, '#2a1218')
    .l('M26 57h-9v16h7v-6M22 67h4', '#3f4a58', 2);
  s.c('M66 48h26v26q-13 4-26 0z', '#d98a2c')
    .c(O(79, 48, 13, 3.5), '#fff3d0', { sh: 0, shade: 0 })
    .l('M78 48L98 26', '#6b4420', 2.6)
    .p('M66 52q4 10 6 0 3 16 6 0h-12z', '#fff3d0')
    .p(B('79,58! 83,64 83,69 79,72 75,69 75,64'), '#fff3d0')
    .fin();
});

// Guests upstairs in the branches, cellar in the roots.
V('locations/the-branch-and-root-inn', 'villages', (s) => {
  s.sky()
    .ground(64, '#3c5426')
    .c(
      B('16,30 12,16 24,6 40,6 50,-4 74,-4 88,6 104,8 112,20 106,34 90,38 70,34 48,38 28,38'),
      '#5f8f36',
    )
    .l(
      'M26 20q6-5 12 0M50 10q6-5 12 0M84 18q6-5 12 0M68 26q6-5 12 0M40 30q5-4 10 0',
      '#b9d060',
      1.5,
    );
  s.c(
    B(
      '40,36! 48,30 58,38 66,30 82,34! 80,50 84,62 100,72 112,74! 92,80 78,76! 62,82! 50,76 34,82 12,76! 30,71 40,62 43,50',
    ),
    '#8a5a30',
  ).l('M48 44q1 14-6 24M76 44q-1 12 6 22', '#4a2c12', 1.2);
  s.p('M54 76V62q0-9 8-9t8 9v14q-8 4-16 0z', '#5a2e14')
    .p('M57 74V62q0-6 5-6t5 6v12q-5 3-10 0z', lit)
    .dot('52,45 72,45', 4.2, '#5a2e14')
    .dot('52,45 72,45', 3, lit)
    .dot('34,18 88,28 62,20', 3.4, '#3c5426')
    .dot('34,18 88,28 62,20', 2.3, lit)
    .dot('22,74', 2, lit);
  s.l('M84 46h20M100 46v6M90 46v6', '#3a2413', 1.6)
    .c('M86 51h18v15H86z', '#b8743c', { sh: 1 })
    .p('M90 56h7v8h-7z', '#ffd98a')
    .l('M97 58h3v4h-3', '#ffd98a', 1.3)
    .dot('91,55 94,54.500 97,55.500', 1.5, '#fff')
    .fin();
});

// The wigs are fresh from the plane.
V('locations/house-of-lords', 'castle', (s) => {
  s.sky({ sky: ['#4a2030', '#6b2c34', '#30141c'] })

    .lantern(30, 14, 0.9)
    .floor(68, '#3a2418');
  s.c('M42 70V14q0-14 18-14t18 14v56z', '#8a5a2c', { sh: 0 });
  s.mee(
    [
      [60, 62, 1.2],
      [30, 76, 1.3, 1.3, 0, '#2f5a8a'],
      [90, 76, 1.3, 1.3, 0, '#4a7a4a'],
    ],
    '#8a4a8a',
  );
  const wig =
    'M-9 8q-5-2-3-6-4-4 0-7-1-5 5-5 2-4 7-3 5-1 7 3 6 0 5 5 4 3 0 7 2 4-3 6-4-1-3-6-1-6-6-6t-6 6q1 5-3 6z';
  s.at(
    'wig',
    wig,
    [
      [60, 32, 1],
      [30, 42, 1.15],
      [90, 42, 1.15],
    ],
    '#f3e4bc',
  )

    .dot('58,33 63,33 28,44 33,44 88,44 93,44', 1, '#2a1208')
    .l('M57 38q3-2 6 0M27 49q3 2 6 0M88 49h5', '#2a1208', 1.1)
    .fin();
});

// Both gladiators are glued for life.
V('locations/colosseum', 'castle', (s) => {
  s.sky()
    .g(60, 30, 50, '#ffdf9c', 0.6)
    .ground(64, '#8a6a3a')
    .c(B('6,66! 8,24! 60,16 112,24! 114,66! 60,74'), '#c2a276', { shade: 1 })
    .c(O(60, 23, 52, 9), '#7a5c3c', { sh: 0, shade: 0 })
    .p(O(60, 25, 45, 6), '#e0c48a');
  let a = '';
  for (const x of [13, 26, 80, 93]) a += `M${x} 64V54q0-6 5-6t5 6v11z`;
  for (const x of [13, 26, 41, 56, 71, 86, 99]) a += `M${x} 43v-5q0-5 4-5t4 5v5z`;
  s.p(a, '#3a2a24').l('M8 46q52 8 104 0', '#8a6a44', 2).p('M46 74V60q0-13 14-13t14 13v14z', lit);
  s.c(PS(SWORD, [52, 70, 1, 1, 38]) + PS(SWORD, [68, 70, 1, 1, -38]), '#dfe6ea', { shade: 0 })
    .mee(
      [
        [42, 78, 0.8, 0.8, 0, '#c94f3a'],
        [78, 78, 0.8],
      ],
      '#3b68a8',
    )
    .c(PL('50,12 47,0 54,5 60,-3 66,5 73,0 70,12'), '#f2c24a', { sh: 1 })
    .dot('60,8', 1.6, '#c8322c')
    .dot('40,58 44,58 76,58 80,58', 0.9, '#1c110b')
    .fin();
});

// Astronomy: counting rings around other planets.
V('locations/mage-academy', ['university', { sky: ['#0a1a30', '#1f4a66', '#e0a85a'] }], (s) => {
  s.sky()
    .p(
      [
        [30, 12, 0.5],
        [50, 6, 0.35],
        [22, 34, 0.35],
        [96, 30, 0.4],
        [112, 44, 0.3],
      ]
        .map(([x, y, k]) => PL(STAR4, [x, y, k]))
        .join(''),
      '#fff3c8',
    )
    .c(O(102, 14, 7), '#f0d8a0', { sh: 0 })
    .l('M90 19q8 3 16-5t8-8', '#e0a04a', 1.6)
    .p(pines(70, 10, 9, 17), s.m.far);
  s.c('M30 82V46h52v36z', '#c9954a')
    .c('M28 48q0-28 28-30 28 2 28 30z', '#3aa09a')
    .p('M52 47V19q8-1 12 1v27z', '#0e2a33')
    .l('M36 46q0-16 14-25M76 46q0-16-10-25', '#8fd6c8', 1.2);
  s.c('M54 40L90 8l8 8-36 32z', '#e0b04a').c('M88 8l6-5 9 10-5 6z', '#8a5a20', { sh: 0 });
  s.c('M26 46h60v5H26z', '#f3cf7a', { sh: 1, shade: 0 })
    .p('M36 70V60q0-5 5-5t5 5v10zM66 70V60q0-5 5-5t5 5v10z', lit)
    .p('M50 82V68q0-6 6-6t6 6v14z', '#5a3414')
    .c(BS(MEEP, [102, 79, 0.9]), '#7a4f9a', { sh: 1 })
    .c(hat(102, 59, 0.9), '#4a2f6a', { sh: 0 })
    .dot('99,61 104,61', 0.8, '#fff3c0')
    .ground(78, s.m.near)
    .fin();
});
