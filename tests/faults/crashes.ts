import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../simulators/buyer';
import { freePort } from '../simulators/free-port';
import { type Haat, startHaat } from '../simulators/haat';
import { jobsEnv, noJobIsDue } from '../simulators/jobs';

/** One installation whose server dies where a test says, and goes on with the same data. */
export interface Installation {
  url: string;
  /** Ends the server, if one runs, and starts it again. */
  startAgain(): Promise<Haat>;
  /** The same, and waits until what was left undone is done. */
  settle(): Promise<Haat>;
  /** Starts a server that dies at this crash point once `act` has led it there, or by itself with what the one before it left undone. */
  diesAt(place: string, act?: () => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

export async function install(env: Record<string, string>): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-crashes-'));
  const port = await freePort();
  let haat: Haat | null = null;
  const run = (crashAt?: string) =>
    startHaat({
      dataDir: join(folder, 'data'),
      port,
      env: { ...env, ...jobsEnv, ...(crashAt && { HAAT_CRASH_AT: crashAt }) },
    });
  const startAgain = async () => {
    await haat?.stop();
    haat = await run();
    return haat;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    startAgain,
    settle: async () => {
      const settled = await startAgain();
      await noJobIsDue(settled.url);
      return settled;
    },
    diesAt: async (place, act) => {
      await haat?.stop();
      // It may be dead before it was ready.
      haat = await run(place).catch(() => null);
      await act?.();
      const { pid } = haat ?? { pid: 0 };
      await until(() => pid === 0 || !isAlive(pid));
      await haat?.dispose();
      haat = null;
    },
    remove: async () => {
      await haat?.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
