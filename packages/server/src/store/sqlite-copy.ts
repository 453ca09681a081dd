import Database from 'libsql';

/** A whole copy in one file, as it stands at one moment, though somebody may be writing. */
export function copyOf(from: string, to: string): void {
  const database = new Database(from);
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}
