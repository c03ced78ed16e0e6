import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import openapi from '@haat/openapi/openapi.json';
import { stringify } from 'yaml';
import type { MovableClock } from '../../../platform/clock/clock';
import type { Deps } from '../../../platform/deps';
import { conflict, unprocessable } from '../../../platform/http/errors';
import { docsFiles } from './docs.page';
import { durationFrom } from './duration';
import { isAnswering } from './operations.repository';

const patienceMs = 2_000;

export function createOperationsService({
  clock,
  database,
  jobs,
}: Pick<Deps, 'clock' | 'database' | 'jobs'>) {
  let yaml: string | undefined;
  const files = new Map<string, Buffer>();

  return {
    /** Migrations are done before the server listens, so a database that answers is a server that is ready. */
    async isReady(): Promise<boolean> {
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false).unref());
      return Promise.race([isAnswering(database.db), late]);
    },

    openapi(): string {
      yaml ??= stringify(openapi, { aliasDuplicateObjects: false, lineWidth: 0 });
      return yaml;
    },

    /** A file of the reference's package; null for any other name. */
    async docsFile(name: string): Promise<{ type: string; body: Buffer } | null> {
      const type = Object.hasOwn(docsFiles, name) ? docsFiles[name] : undefined;
      if (type === undefined) return null;
      const existing = files.get(name);
      if (existing) return { type, body: existing };
      const room = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json'));
      const body = await readFile(join(room, 'static', name));
      files.set(name, body);
      return { type, body };
    },

    /** Moves the server's clock ahead by an ISO 8601 duration and wakes what has become due. Answers the new time. */
    async advance(duration: string): Promise<Date> {
      if (!('advance' in clock)) throw conflict('clock_fixed', 'The clock of this server cannot be changed');
      const ms = durationFrom(clock.now(), duration);
      if (ms === null) {
        throw unprocessable('invalid_duration', 'Write a duration such as P2D, PT30M or P1M', {
          advance: 'This is not an ISO 8601 duration of at most ten years',
        });
      }
      await (clock as MovableClock).advance(ms);
      jobs.kick();
      return clock.now();
    },
  };
}

export type OperationsService = ReturnType<typeof createOperationsService>;
