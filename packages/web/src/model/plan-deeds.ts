import { MEEPLES, P, UNITS, total } from '@rowan/cards';
import type { PlanReport } from '@rowan/rules';
import { cardName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { draft, placeWords, sentence, type Deed, type Situation } from './deed.ts';
import {
  choose,
  clearPlace,
  declareNext,
  drafted,
  drop,
  setPlan,
  takeBack,
  targetsOf,
  toggleForge,
  toggleRecruit,
  type Target,
} from './interaction.ts';
import { partyText, placeName, sealWords } from './labels.ts';
import { meepleName } from './meeples.ts';
import { placedWords } from './spoken.ts';

/** What can be done in the Main Phase. */

const vpOf = ({ vp, questVp }: PlanReport): number => vp + questVp;

/** What else one more place would bring. */
function broughtWords({ catalogue, explained }: Situation, report: PlanReport): string {
  const before = explained?.report;
  const gains = report.gains.map((n, meeple) => Math.max(0, n - (before?.gains[meeple] ?? 0)));
  const quests = report.quests.filter((quest) => !before?.quests.includes(quest));
  const names = quests.map((quest) => cardName(catalogue.quests[quest])).join(', ');
  return sentence(
    total(gains) > 0 && t('now.gains', { party: partyText(gains) }),
    names !== '' && t('now.quests', { names }),
  );
}

const leftWords = ({ left }: PlanReport): string =>
  t('plan.left', { n: total(left.slice(0, UNITS)) });

function serveDeeds(now: Situation): Deed[] {
  return [...now.served].flatMap(([place, { plan, report }]) => {
    const planned = plan.places.find((one) => one.place === place);
    if (!planned) return [];
    const words = sentence(
      placedWords(now, planned, report),
      broughtWords(now, report),
      placeWords(now, place),
      leftWords(report),
    );
    return [draft(words, setPlan(now.interaction, plan))];
  });
}

/** Those of a party one by one, and all of them. */
function partyDeeds(now: Situation): Deed[] {
  const { catalogue, view, interaction } = now;
  return interaction.plan.places.flatMap(({ place, units, as }) => {
    const name = placeName(catalogue, view, place);
    const kinds = units.flatMap((n, meeple) => (n > 0 ? [meeple] : []));
    const standsFor = as?.findIndex((n) => n > 0) ?? -1;
    const shaman =
      standsFor < 0
        ? []
        : [
            draft(
              `${name}. ${t('party.shaman', { class: meepleName(standsFor) })}`,
              declareNext(interaction, place),
            ),
          ];
    const back =
      total(units) < 2
        ? []
        : kinds.map((meeple) =>
            draft(
              t('now.takeBack', { name, meeple: meepleName(meeple) }),
              takeBack(interaction, place, meeple),
            ),
          );
    return [draft(t('plan.clear', { name }), clearPlace(interaction, place)), ...back, ...shaman];
  });
}

const orNot = (on: boolean, what: string): string => (on ? t('now.not', { what }) : what);

/** M5 and the Blood Forge, where the table offers them. */
function extraDeeds({ catalogue, view, interaction, explained }: Situation): Deed[] {
  const { recruits = [], forges = [] } = explained?.report ?? {};
  const { recruit, forge } = interaction.plan;
  return [
    ...recruits.map((place) => {
      const what = t('plan.recruit', { name: placeName(catalogue, view, place) });
      return draft(orNot(recruit === place, what), toggleRecruit(interaction, place));
    }),
    ...forges.map(({ place, unit }) => {
      const name = placeName(catalogue, view, place);
      const what = t('now.forge', { name, unit: meepleName(unit) });
      const on = forge?.place === place && forge.unit === unit;
      return draft(orNot(on, what), toggleForge(interaction, place, unit));
    }),
  ];
}

/** One piece at a time, for whoever wants another crew. */
function pieceDeeds({ view, interaction, options }: Situation): Deed[] {
  const used = drafted(interaction);
  return view.seats[view.active]!.tavern.flatMap((n, meeple) => {
    const there = n - (used[meeple] ?? 0);
    const source = { kind: 'meeple', meeple, from: 'tavern' } as const;
    const chosen = choose({ ...interaction, source: null }, source);
    if (there <= 0 || targetsOf(chosen, options).length === 0) return [];
    return [draft(t('now.choose', { meeple: meepleName(meeple), n: there }), chosen)];
  });
}

function targetWords(now: Situation, target: Target, meeple: number): string {
  if (target.kind === 'tavern') return t('now.home');
  if (target.kind !== 'place') return t(`capitol.${target.kind}`);
  const name = placeName(now.catalogue, now.view, target.place);
  return `${t('now.send', { meeple: meepleName(meeple), name })} ${placeWords(now, target.place)}`;
}

/** Where the chosen piece may go. */
export function targetDeeds(now: Situation): Deed[] {
  const { interaction, options, explained } = now;
  const { source } = interaction;
  if (source?.kind !== 'meeple') return [];
  return targetsOf(interaction, options).flatMap((target) => {
    const report = explained?.report.places.find(
      (one) => target.kind === 'place' && one.place === target.place,
    );
    const open = report?.missing.find((letters) => letters.length > 0)?.[0];
    const as = open === undefined ? P : MEEPLES.indexOf(open);
    const dropped = drop(interaction, target, options, as);
    return dropped ? [draft(targetWords(now, target, source.meeple), dropped.state)] : [];
  });
}

function confirmDeed({ interaction, explained }: Situation): Deed[] {
  if (interaction.plan.places.length === 0)
    return [{ words: `${t('plan.pass')}.`, act: { kind: 'confirm' } }];
  if (!explained || explained.report.rejection) return [];
  const { report, foresight } = explained;
  const words = sentence(
    t('now.confirm', { vp: vpOf(report) }),
    leftWords(report),
    foresight?.seals && `${sealWords(foresight)}.`,
  );
  return [{ words, act: { kind: 'confirm' } }];
}

export const planDeeds = (now: Situation): Deed[] =>
  now.interaction.source
    ? targetDeeds(now)
    : [
        ...serveDeeds(now),
        ...confirmDeed(now),
        ...extraDeeds(now),
        ...pieceDeeds(now),
        ...partyDeeds(now),
      ];
