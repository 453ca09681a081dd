import { describe, expect, it } from 'vitest';
import { PROTOCOL, parseClientMessage, parseSave, parseTableMessage } from '@rowan/protocol';

const units = [1, 0, 0, 0, 0, 0, 0, 0, 0];

describe('messages of a client', () => {
  it.each([
    { kind: 'join', protocol: PROTOCOL, table: 'a' },
    { kind: 'move', command: 'c', seat: 0, decision: 3, answer: { kind: 'plan', places: [] } },
    { kind: 'undo', seat: 1 },
    { kind: 'explain', request: 1, plan: { kind: 'plan', places: [{ place: 3, units }] } },
    { kind: 'fill', request: 2, plan: { kind: 'plan', places: [], recruit: 16 }, place: 17 },
  ])('are read: $kind', (message) => {
    expect(parseClientMessage(message)).toEqual(message);
  });

  it.each([
    null,
    'undo',
    { kind: 'undo' },
    { kind: 'undo', seat: -1 },
    { kind: 'sit', seat: 1 },
    { kind: 'move', command: '', seat: 0, decision: 3, answer: { kind: 'plan' } },
    { kind: 'fill', request: 2, plan: { kind: 'plan', places: [{ place: 40, units }] }, place: 1 },
  ])('are refused when malformed: %j', (message) => {
    expect(parseClientMessage(message)).toBeNull();
  });
});

describe('messages of a table', () => {
  it('are known by their kind', () => {
    expect(parseTableMessage({ kind: 'failed', reason: 'noTable' })).not.toBeNull();
    expect(parseTableMessage({ kind: 'shout' })).toBeNull();
    expect(parseTableMessage(7)).toBeNull();
  });
});

describe('a save', () => {
  const save = {
    format: 1,
    table: { setup: { players: 1 }, seats: [{ kind: 'person', name: 'A', colour: 0 }] },
    moves: [{ seat: 0, decision: 0, answer: { kind: 'develop', do: 'end' } }],
  };
  it('is read whole or not at all', () => {
    expect(parseSave(save)).toEqual(save);
    expect(parseSave({ ...save, format: 2 })).toBeNull();
    expect(parseSave({ ...save, moves: [{}] })).toBeNull();
  });
});
