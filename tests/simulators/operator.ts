// How an operator of a running product sets up a second factor: the program of the server's machine, and an authenticator app.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { codeAt } from '../../server/modules/admin/operator/testing/app';
import { call } from './call';
import type { Haat } from './haat';
import { expectStatus } from './shop';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = process.env['HAAT_DIST'] ?? 'dist';

/** What `npm run operator:enrol` says, and the code in it. `national` is ten digits. */
export async function enrolmentCode(
  haat: Haat,
  national: string,
  env: Record<string, string> = {},
): Promise<{ code: string; output: string }> {
  const variables = { ...process.env, DATA_DIR: haat.dataDir, ...env };
  for (const inherited of ['NODE_ENV', 'VITEST', 'NODE_OPTIONS', 'HOST'])
    Reflect.deleteProperty(variables, inherited);
  const run = promisify(execFile);
  const program = [`${dist}/server/operator-enrol.js`, `+91${national}`];
  const { stdout } = await run(process.execPath, program, { cwd: root, env: variables });
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(stdout) ?? [];
  return { code, output: stdout };
}

/** An authenticator app: no code is taken twice, so the server's clock goes on before it shows one. */
export const appOf = (haat: Haat, secret: string) => async (): Promise<string> => {
  const now = await haat.advanceClock('PT30S');
  return codeAt(secret, now.getTime());
};

/** Sets a second factor up for a signed-in operator, and answers what its app shows next. */
export async function enrol(
  haat: Haat,
  operator: { national: string; token: string },
  env?: Record<string, string>,
): Promise<() => Promise<string>> {
  const { code } = await enrolmentCode(haat, operator.national, env);
  const { token } = operator;
  const path = '/api/operator/second-factor';
  const enrolment = await call<{ secret: string }>(haat.url, 'POST', path, { token, body: { code } });
  const next = appOf(haat, expectStatus(enrolment, 200).secret);
  const body = { code: await next() };
  expectStatus(await call(haat.url, 'POST', `${path}/confirmation`, { token, body }), 200);
  return next;
}
