import { buildApp, isStale } from './build-app.ts';

if (isStale()) {
  console.error('Building the game …');
  await buildApp();
}
