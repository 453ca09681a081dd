// Worker threads load this file: the packages are TypeScript source, so tsx comes first.
import { register } from 'tsx/esm/api';

register();
const tasks = await import('./tasks.ts');

export const games = tasks.games;
export const fuzz = tasks.fuzz;
export const coverage = tasks.coverage;
export const peeking = tasks.peeking;
export const advice = tasks.advice;
export const coach = tasks.coach;
export const coachScores = tasks.coachScores;
export const coachChecks = tasks.coachChecks;
export const judging = tasks.judging;
export const judgingPlanted = tasks.judgingPlanted;
export const luck = tasks.luck;
export const luckForecast = tasks.luckForecast;
export const luckStacked = tasks.luckStacked;
