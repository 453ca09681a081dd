import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLIENT_KINDS,
  CLIENT_MESSAGES,
  LONGEST_MESSAGE,
  ROLES,
  mayWhat,
  parseClientMessage,
  type ClientKind,
} from '../src/client-messages.ts';
import { PHASES } from '../src/node-messages.ts';

/** Who may say what and when, written down once more by hand: `w` watcher, `s` sitter, `o` owner, `v` visitor. */
const ALLOWED: Readonly<Record<ClientKind, string>> = {
  hello: 'vwso any',
  ping: 'vwso any',
  attach: 'wso gather,salting,play,over,closed',
  sit: 'wso gather',
  stand: 's gather',
  kick: 'o gather',
  ready: 's gather',
  start: 'o gather',
  close: 'o gather',
  salt: 's salting',
  move: 's play',
  undo: 's play',
  redo: 's play',
  leave: 's play',
  back: 's play',
  takeback: 's play',
  standing: 's play',
  say: 'wso gather,salting,play,over',
  mute: 'wso gather,salting,play,over',
  block: 'wso gather,salting,play,over',
  report: 'wso gather,salting,play,over',
};

function expected(kind: ClientKind, role: string, phase: string | null): boolean {
  const [roles, phases] = ALLOWED[kind].split(' ') as [string, string];
  return roles.includes(role[0]!) && (phases === 'any' || phases.split(',').includes(phase ?? ''));
}

describe('the registry of messages', () => {
  test('P23 allows what is written down by hand, and nothing else', () => {
    const wrong: string[] = [];
    for (const kind of CLIENT_KINDS)
      for (const role of ROLES)
        for (const phase of [...PHASES, null])
          if ((mayWhat(kind, [role], phase) === 'yes') !== expected(kind, role, phase))
            wrong.push(`${kind} ${role} ${phase}`);
    expect(wrong).toEqual([]);
    expect(Object.keys(ALLOWED).toSorted()).toEqual(CLIENT_KINDS.toSorted());
  });

  test('allows nobody anything without a role', () => {
    expect(CLIENT_KINDS.filter((kind) => mayWhat(kind, [], 'play') === 'yes')).toEqual([]);
  });

  test('reads whatever comes without falling over, and nothing that is too long for its kind', () => {
    fc.assert(fc.property(fc.anything(), (value) => parseClientMessage(value, 10) === null));
    const move = { kind: 'move', command: 1, at: 2, decision: 3, answer: { kind: 'plan' } };
    expect(parseClientMessage(move, LONGEST_MESSAGE)).toEqual(move);
    expect(parseClientMessage(move, LONGEST_MESSAGE + 1)).toBeNull();
    const undo = { kind: 'undo', command: 1, at: 2 };
    expect(parseClientMessage(undo, CLIENT_MESSAGES.undo.longest)).toEqual(undo);
    expect(parseClientMessage(undo, CLIENT_MESSAGES.undo.longest + 1)).toBeNull();
  });

  test('takes no field that is not its own: a seat to speak for gets nowhere', () => {
    const undo = { kind: 'undo', command: 1, at: 2, seat: 3, person: 'x' };
    expect(parseClientMessage(undo, 60)).toEqual({ kind: 'undo', command: 1, at: 2 });
  });
});
