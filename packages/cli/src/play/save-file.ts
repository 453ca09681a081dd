import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { catalogueHash, type Catalogue } from '@rowan/cards';
import { parseSetup, type Move } from '@rowan/rules';
import { loadTable, type Save, type Seat, type Table } from '@rowan/table';
import { UserError } from '../errors.ts';
import { findPlayer } from '../players.ts';
import { readText } from '../read-text.ts';
import { SETUP } from '../strings-play.ts';

/** A saved game, and the cards it is played with. */
interface SavedGame {
  readonly rowan: 'play';
  readonly catalogue: string;
  readonly save: Save;
}

/** Written beside the old one first: a crash leaves one of the two whole. */
export function writeSave(file: string, table: Table): void {
  const saved: SavedGame = {
    rowan: 'play',
    catalogue: catalogueHash(table.catalogue),
    save: table.save(),
  };
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(saved)}\n`);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new UserError(SETUP.cannotSave(file, (error as Error).message));
  }
}

export const removeSave = (file: string): void => rmSync(file, { force: true });

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function parseSeat(value: unknown): Seat | null {
  if (!isFields(value) || typeof value['name'] !== 'string') return null;
  const { kind, name, bot } = value;
  if (kind === 'person') return { kind, name, colour: 0 };
  if (kind !== 'bot' || typeof bot !== 'string') return null;
  findPlayer(bot);
  return { kind, name, bot, colour: 0 };
}

/** A save from anything; its moves are judged one by one when the game is played again. */
function parseSave(value: unknown): Save | null {
  const save = isFields(value) ? value['save'] : undefined;
  if (!isFields(save) || !isFields(save['table']) || !Array.isArray(save['moves'])) return null;
  const setup = parseSetup(save['table']['setup']);
  const seats = save['table']['seats'];
  if (!setup.ok || !Array.isArray(seats) || seats.length !== setup.value.players) return null;
  const parsed = seats.map(parseSeat);
  if (!parsed.every((seat) => seat !== null)) return null;
  return {
    format: 1,
    table: { setup: setup.value, seats: parsed },
    moves: save['moves'] as readonly Move[],
  };
}

function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(SETUP.badSave(file, (error as Error).message));
  }
}

export function readSave(file: string, catalogue: Catalogue): Table {
  const value = readJson(file);
  const save = parseSave(value);
  if (!save) throw new UserError(SETUP.badSave(file, 'setup, seats or moves are missing'));
  if ((value as Fields)['catalogue'] !== catalogueHash(catalogue))
    throw new UserError(SETUP.otherCards(file));
  const table = loadTable(catalogue, save);
  if (!table.ok) throw new UserError(SETUP.badSave(file, `a move breaks rule ${table.error.rule}`));
  return table.value;
}
