import { B, BS, MEEP, PL } from '../carve.mjs';
import { V } from '../lib.mjs';

// A card that nobody has carved yet: a block on the bench, and the chisel beside it.
V('cards/blank', 'quest', (s) => {
  s.sky()
    .lantern(22, 20, 1.1)
    .g(62, 36, 46, '#ffe6ac', 0.6)
    .c('M-2 60h124v24H-2z', '#7a4c24', { shade: 0 })
    .l('M0 67h120M0 75h120', '#4a2c12', 0.8);
  s.cast(64, 62, 34, 5)
    .c(PL('40,22 84,22 84,60 40,60'), '#d9b27a')
    .c(PL('40,22 50,14 94,14 84,22'), '#efd3a0', { sh: 0, shade: 0 })
    .c(PL('84,22 94,14 94,51 84,60'), '#a87c44', { sh: 0, shade: 0 });
  s.l('M46 30q14 4 32-1M45 40q18-5 34 1M46 51q16 4 33-1', '#a87c44', 1.2)
    .l(BS(MEEP, [62, 54, 1.1]), '#8a5f30', 1.2)
    .c(PL('98,70 112,44 116,46 103,73'), '#dfe6ea', { sh: 1 })
    .c(B('97,69 105,73 100,81 92,77'), '#a8602f', { sh: 1 });
  s.l('M26 70q4-7 9-2t-4 5M44 72q5-6 9-1t-5 4M70 73q4-5 8 0', '#efd3a0', 1.8).fin();
});
