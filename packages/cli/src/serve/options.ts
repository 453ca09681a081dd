import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LogLevel } from '@rowan/server';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { SERVE } from '../strings-serve.ts';

/** What a server is started with; each can come from the environment, too. */
export interface ServeOptions {
  readonly port: number;
  readonly host?: string;
  readonly data: string;
  /** A PostgreSQL that several nodes share. */
  readonly database?: string;
  /** How many backups of the file are kept; 0: none is made. */
  readonly backups: number;
  readonly origin: readonly string[];
  readonly trustProxy: number;
  readonly adminPort?: number;
  readonly adminHost: string;
  readonly logLevel: LogLevel;
  /** Where mail goes out; it does not, unless it is given. */
  readonly mail?: string;
  /** People may be told by programs of theirs. */
  readonly webhooks?: boolean;
  /** The folder with the built page; the one of these sources, which is built where that is needed. */
  readonly site?: string;
  /** False: what was built is served as it is. */
  readonly build: boolean;
}

/** Another port is another origin, and every game that a browser keeps would be gone. */
export const PORT = 4173;
const MOST_PORT = 65_535;
const MOST_PROXIES = 8;
/** A day's. */
const BACKUPS = 24;
const MOST_BACKUPS = 1000;
/** Said here, so that other commands do not load a server to tell what it can do. */
const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** The folder of the sources, from wherever this runs. */
function rootFrom(folder: string): string {
  const up = dirname(folder);
  return existsSync(join(folder, 'packages')) || up === folder ? folder : rootFrom(up);
}

export const ROOT = rootFrom(import.meta.dirname);

const numberUpTo =
  (most: number) =>
  (text: string): number => {
    if (/^\d{1,5}$/.test(text) && Number(text) <= most) return Number(text);
    throw new InvalidArgumentError(SERVE.number(most));
  };

/** Exactly as a browser says it. */
function origins(text: string, before: readonly string[]): readonly string[] {
  const named = text.split(',').filter((one) => one !== '');
  for (const one of named)
    if (!URL.canParse(one) || new URL(one).origin !== one)
      throw new InvalidArgumentError(SERVE.origin(one));
  return [...before, ...named];
}

/** Names by which hosts and earlier versions know the same. */
const ALSO: Readonly<Record<string, string>> = {
  PORT: 'ROWAN_PORT',
  HOST: 'ROWAN_HOST',
  ROWAN_ORIGINS: 'ROWAN_ORIGIN',
};

function alsoKnown(env: NodeJS.ProcessEnv): void {
  for (const [other, name] of Object.entries(ALSO)) {
    const value = env[other];
    if (value && env[name] === undefined) env[name] = value;
  }
}

const option = (flags: string, words: string, env: string): Option =>
  new Option(flags, words).env(env);

/** The folder of a server, for all that looks after one. */
export const dataOption = (): Option =>
  option('--data <folder>', SERVE.data, 'ROWAN_DATA').default(join(ROOT, 'data'), 'data');

function databaseUrl(text: string): string {
  const isOne = URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
  if (!isOne) throw new InvalidArgumentError(SERVE.noDatabase);
  return text;
}

/** The database of several nodes; its password stands in the environment rather than on a command line. */
export const databaseOption = (): Option =>
  option('--database <url>', SERVE.database, 'ROWAN_DATABASE').argParser(databaseUrl);

/** Adds the options of a server to a command. */
export function addServeOptions(command: Command): Command {
  alsoKnown(process.env);
  const port = numberUpTo(MOST_PORT);
  const proxies = numberUpTo(MOST_PROXIES);
  const all = [
    option('--port <n>', SERVE.port, 'ROWAN_PORT').argParser(port).default(PORT),
    option('--host <address>', SERVE.host, 'ROWAN_HOST'),
    dataOption(),
    databaseOption(),
    option('--backups <n>', SERVE.backups, 'ROWAN_BACKUPS')
      .argParser(numberUpTo(MOST_BACKUPS))
      .default(BACKUPS),
    option('--origin <origin>', SERVE.origins, 'ROWAN_ORIGIN').argParser(origins).default([]),
    option('--trust-proxy <n>', SERVE.proxies, 'ROWAN_TRUST_PROXY').argParser(proxies).default(0),
    option('--admin-port <n>', SERVE.adminPort, 'ROWAN_ADMIN_PORT').argParser(port),
    option('--admin-host <address>', SERVE.adminHost, 'ROWAN_ADMIN_HOST').default('127.0.0.1'),
    option('--log-level <level>', SERVE.logLevel, 'ROWAN_LOG_LEVEL')
      .choices(LEVELS)
      .default('info'),
    option('--mail <url>', SERVE.mail, 'ROWAN_MAIL'),
    option('--webhooks', SERVE.webhooks, 'ROWAN_WEBHOOKS'),
    option('--site <folder>', SERVE.site, 'ROWAN_SITE'),
    new Option('--no-build', SERVE.noBuild),
  ];
  for (const one of all) command.addOption(one);
  return command;
}
