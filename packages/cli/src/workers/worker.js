// Worker threads load this file: the packages are TypeScript source, so tsx comes first.
import { register } from 'tsx/esm/api';

register();
const tasks = await import('./tasks.ts');

export const think = tasks.think;
export const judge = tasks.judge;
export const playGame = tasks.playGame;
export const minePuzzles = tasks.minePuzzles;
export const testPuzzle = tasks.testPuzzle;
