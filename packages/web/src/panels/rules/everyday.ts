import type { Language } from '../../text/words.ts';

/** Words of the rules, and others that mean the same. */
interface Synonyms {
  readonly rules: readonly string[];
  readonly asked: readonly string[];
}

/** How people ask who do not know the words of the rules. */
export interface Everyday {
  /** Words that ask and say nothing of what is looked for. */
  readonly fillers: ReadonlySet<string>;
  readonly synonyms: readonly Synonyms[];
}

const synonyms = (line: string): Synonyms => {
  const [rules = '', asked = ''] = line.split(': ');
  return { rules: rules.split(', '), asked: asked.split(', ') };
};

/** All is written as it is compared, without accents and capitals. */
const everyday = (fillers: string, lines: readonly string[]): Everyday => ({
  fillers: new Set(fillers.trim().split(/\s+/)),
  synonyms: lines.map(synonyms),
});

export const EVERYDAY: Readonly<Record<Language, Everyday>> = {
  en: everyday(
    `a about am an and any are as at be by can could did do does for from get gets happen happens has have how i if in is it its
     many may me much must my need of on or please rule rules s shall should t tell that the there they this to use was
     we what when where which who why will with work works would you your`,
    [
      'vp: victory point, point',
      'cv: combat value, attack value, fighting value',
      'returns, leaves: remove, get rid of, throw away, cleanse',
      'construct: build, building',
      'level up: upgrade, promote, improve, level a hero',
      'defeat: kill, beat, slay',
      'attack, fight: battle',
      'supply: reserve, pool, bank',
      'clean-up: cleanup, clean up',
      'winner: who wins, win the game, how to win, tiebreaker',
      'final scoring: end of the game, game end, end scoring, score',
      'equal, several: tie, tied',
      'chance: random, luck, dice, seed',
      'rival, other players: opponent, enemy',
      'setup: set up, start of the game, beginning of the game',
      'overlord: boss',
      'solo: alone, single player, one player',
      'first player: who starts, who begins, start player',
      'quest: mission, task',
      'boost: stronger, strengthen',
      'lodgings: resting, exhausted',
      'crown: king',
    ],
  ),
  de: everyday(
    `aber am an auf aus bei bekomme bekommt bin bitte da darf das dem den der des die du ein eine einem einen einer es fur gibt habe haben
     hat ich im in ist kann mache machen macht man mein meine meinen mit muss oder passiert regel regeln sich sind und viel viele vom von
     wann warum was welche welcher wenn wer werde werden wie wieso wird wo zu zum zur`,
    [
      'sp: siegpunkt, punkt, punkte',
      'kw: kampfwert',
      'zurucklegen, zuruck: los, loswerden, entfernen, entferne, abgeben, wegnehmen',
      'bauen: errichten, gebaude',
      'aufsteigen: hochstufen, verbessern, befordern, upgrade, level',
      'besieg: toten, schlagen, erledigen',
      'angreif, kampf: angriff, attacke, bekampfen, kampfen',
      'vorrat: reserve, bank',
      'aufraumen: abraumen',
      'sieg, gewinnt: gewinnen, gewinner, gewinne, wer gewinnt',
      'endwertung: spielende, ende des spiels, schlusswertung, abrechnung',
      'gleich, mehrere: gleichstand, unentschieden',
      'zufall: gluck, wurfel, wurfeln',
      'aufbau: spielaufbau, vorbereitung, spielbeginn',
      'herrscher: boss, endgegner',
      'solo, garde: allein, alleine',
      'abwerfen, wirf: wegwerfen, ablegen',
      'quest: auftrag, mission, aufgabe',
      'uberrannt: uberrennen, uberlaufen',
      'verstarkung: starker, verstarken, boost',
      'viertel: bezirk, stadtteil',
      'wer beginnt: wer fangt an, startspieler, wer startet',
      'dunkler rat, dunkle rat: rat der dunkelheit',
    ],
  ),
  fr: everyday(
    `a ai au aux avec avoir c ce ces cette combien comment d dans de des du elle en est et faire fait fonctionne
     il ils j je l la le les leur m ma me mes mon n ne on ou par pas passe peut peux pour pourquoi qu quand que
     quel quelle quelles quels qui quoi regle regles s sa se ses si son sont sur t un une y vos votre`,
    [
      'pv: point de victoire, points de victoire, point',
      'vc: valeur de combat',
      'retour, quitte: retirer, enlever, debarrasser, eliminer, supprimer, perdre',
      'construire: batir, batiment, construction',
      'progresser: monter de niveau, monter, ameliorer, promouvoir',
      'vaincu, vaincre: tuer, battre, abattre, eliminer un monstre',
      'attaque, combat: attaquer, affronter',
      'reserve: stock, banque',
      'rangement: ranger, nettoyage',
      'vainqueur: gagner, gagnant, qui gagne',
      'score final: fin de partie, fin de la partie, decompte',
      'egalite, plusieurs: ex aequo, egal',
      'hasard: chance, aleatoire, lancer des, les des',
      'mise en place: preparation, debut de partie',
      'seigneur: boss',
      'solo, garde royale: seul, tout seul',
      'defausse: jeter',
      'quete: mission, objectif',
      'debordement: inonde, envahi, envahir',
      'renfort: plus fort, renforcer, boost',
      'quartier: district',
      'premier joueur: qui commence, qui debute',
    ],
  ),
};
