// `npm run operator:enrol -- +91…`: a single-use code with which an operator sets up a second factor.

import { movableClock, systemClock } from '../../../../platform/clock/clock';
import { clockOffsetStore } from '../../../../platform/clock/clock.store';
import { ConfigError, loadConfig } from '../../../../platform/config/config';
import { databaseUrlOf, dataDirOf } from '../../../../platform/config/data';
import { type Database, openDatabase } from '../../../../platform/database/database';
import { requestHolder } from '../../../../platform/database/folder/directory.lock';
import { createLog, scrubbed } from '../../../../platform/observability/log';
import { cryptoRandom } from '../../../../platform/security/ids';
import { createSigner } from '../../../../platform/security/signer';
import { enrolRequest, type IssuedCode, issueEnrolment, UnknownOperator } from './enrolment.service';

const withinMs = 30_000;
const { env } = process;

/** A running server with a folder of its own makes the code; otherwise the database is opened here, by the server's variables. */
async function issue(phone: string): Promise<IssuedCode> {
  if (databaseUrlOf(env) === null) {
    const answer = await requestHolder(dataDirOf(env), `${enrolRequest} ${phone}`, withinMs).catch(noFolder);
    answer?.close();
    if (answer) return answer.value as IssuedCode;
  }
  const config = loadConfig(env);
  const database = await openDatabase(
    config.databaseUrl === null ? { dataDir: config.dataDir } : { url: config.databaseUrl, poolSize: 1 },
  );
  try {
    return await issueEnrolment(await depsOf(database, config), phone);
  } finally {
    await database.close();
  }
}

/** A server that never ran has no folder to be asked at. */
function noFolder(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function depsOf(database: Database, config: ReturnType<typeof loadConfig>) {
  const clock =
    config.environment === 'production' ? systemClock : await movableClock(clockOffsetStore(database.db));
  return {
    config,
    database,
    clock,
    random: cryptoRandom(clock),
    signer: createSigner(config.secret, config.formerSecrets),
    log: createLog('silent', false),
  };
}

try {
  const [phone = '', ...more] = process.argv.slice(2);
  if (!/^\+91\d{10}$/.test(phone) || more.length > 0)
    throw new ConfigError('Give the phone number of one operator: npm run operator:enrol -- +919876543210');
  const { code, until, isReplacing } = await issue(phone);
  const time = new Date(until).toISOString().slice(11, 16);
  process.stdout.write(`\n    ${code}\n\n`);
  process.stdout.write(
    `Enter it at /operator once you are signed in with ${phone}, before ${time} UTC. It works once.\n`,
  );
  if (isReplacing)
    process.stdout.write('The previous second factor was removed, and all its devices were signed out.\n');
  process.exit(0);
} catch (error) {
  const isOurs = error instanceof ConfigError || error instanceof UnknownOperator;
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`No code was created: ${isOurs ? text : scrubbed(text)}\n`);
  process.exit(1);
}
