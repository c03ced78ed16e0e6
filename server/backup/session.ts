import pg from 'pg';
import type { Engine } from '../platform/database/pglite/pglite.engine';
import { EngineStream } from '../platform/database/pglite/pglite.stream';
import { openEngineThread } from '../platform/database/pglite/pglite.thread';
import { BackupError } from './archive.format';

/** One connection to a database, without migrating it. */
export interface Session {
  engine: 'pglite' | 'postgres';
  client: pg.Client;
  close(): Promise<void>;
}

export async function openServerSession(url: string): Promise<Session> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    throw new BackupError(`The database at DATABASE_URL cannot be reached: ${(error as Error).message}`);
  }
  return { engine: 'postgres', client, close: () => client.end() };
}

export const openFolderSession = async (dir: string): Promise<Session> =>
  openEngineSession(await openEngineThread({ dir }));

/** Closing it closes the engine. */
export async function openEngineSession(engine: Engine): Promise<Session> {
  const stream = () => new EngineStream((message) => engine.exchange(message));
  const client = new pg.Client({ stream: stream as never });
  await client.connect();
  return {
    engine: 'pglite',
    client,
    close: async () => {
      await client.query('checkpoint').catch(() => undefined);
      await client.end();
      await engine.close();
    },
  };
}
