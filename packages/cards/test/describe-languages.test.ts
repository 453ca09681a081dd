import { allCards, builtIn, describeCard, describeCondition, describeEffect } from '@rowan/cards';
import { describer as german } from '@rowan/cards/de';
import { describer as french } from '@rowan/cards/fr';
import { expect, test } from 'vitest';
import { alternatives } from '../src/describe/render.ts';

const cards = allCards(builtIn).map(({ card }) => card);
const card = (id: string) => cards.find((one) => one.id === id)!;

/** Some spaces hold numbers and words together. */
const loose = (text: string): string => text.replaceAll('\u00A0', ' ');

test.each([
  ['lady-lacquer', 'Dunkle Herrscherin,', 'Dame noire,'],
  ['saw-ron', 'Dunkler Herrscher,', 'Seigneur noir,'],
  [
    'colosseum',
    'noch, erhältst du 3 SP mit einem Ritter oder 1 SP mit einem Krieger.',
    'tour, gagnez 3 PV avec un Chevalier ou 1 PV avec un Guerrier.',
  ],
  [
    'mage-academy',
    'noch, ziehst du 2 Meeples mit einem Magier oder 1 Meeple mit einem Kleriker.',
    'tour, piochez 2 meeples avec un Mage ou 1 meeple avec un Clerc.',
  ],
  [
    'dark-thoughts',
    'In der Ziehphase: 3 Verderbnis in der Taverne.',
    'Ayez 3 Corruptions dans votre Taverne pendant la phase de Pioche.',
  ],
  ['hardwood-training', 'Bringe den Krieger auf Stufe 3.', 'Amenez le Guerrier au niveau 3.'],
  [
    'trophy-wall',
    'Am Ende die meisten besiegten Monster; Gleichstand genügt.',
    'Ayez vaincu le plus de Monstres, égalité admise.',
  ],
  [
    'sawdust-to-sawdust',
    'Am Ende die meisten besiegten Untoten; Gleichstand genügt.',
    'Ayez vaincu le plus de Morts-vivants, égalité admise.',
  ],
  [
    'gatehouse',
    'Lege einen Bauern von hier in den Vorrat zurück.',
    'Remettez dans la réserve un Paysan présent ici.',
  ],
])('%s reads well in German and French', (id, de, fr) => {
  expect(loose(german.card(card(id)))).toContain(de);
  expect(loose(french.card(card(id)))).toContain(fr);
});

test('a lasting boost lasts', () => {
  const boost = { kind: 'boost', who: 'W', n: 1 } as const;
  expect(loose(german.effect(boost))).toBe('deine Krieger haben dauerhaft +1 KW');
  expect(loose(french.effect(boost))).toBe('vos Guerriers ont +1 VC, définitivement');
});

test('two Units that leave agree with their adjective', () => {
  const away = { kind: 'return', unit: 'P' } as const;
  const text = french.card({ ...builtIn.startingLocations[0]!, gives: [away, away] });
  expect(text).toContain('Remettez dans la réserve 2 Paysans présents ici.');
});

test('a Monstrous Monster is called one', () => {
  expect(describeCard(card('bug-hunt'))).toContain('Defeat a Monstrous Monster of level 2');
  expect(describeEffect({ kind: 'against', type: 'monstrous', n: 1 })).toBe(
    'you have +1 CV against each Monstrous Monster',
  );
  expect(describeEffect({ kind: 'against', type: 'undead', n: 1 })).toBe(
    'you have +1 CV against each Undead',
  );
  expect(describeCondition({ kind: 'mostMonsters', type: 'monstrous' })).toBe(
    'have the most Monstrous Monsters in your pile, or tie for it',
  );
});

test('alternatives share a verb only when it is the same', () => {
  expect(alternatives(['gain 3 VP', 'gain 1 VP'], 'or')).toBe('gain 3 VP or 1 VP');
  expect(alternatives(['gain 3 VP', 'draw 1 meeple'], 'or')).toBe('gain 3 VP or draw 1 meeple');
});
