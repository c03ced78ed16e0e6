// What a running server still has to do, as its metrics say it.
import { expect, vi } from 'vitest';
import { call } from './call';
import { expectStatus } from './shop';

const token = 'only-for-servers-of-these-tests';

/** For the environment of a server that is asked about its jobs. */
export const jobsEnv = { METRICS_TOKEN: token };

/**
 * Waits until nothing is left to do now: what a server that was killed left undone is done first by the next one, which would die of it at a
 * crash point before a test got that far.
 */
export const noJobIsDue = (url: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const metrics = expectStatus(await call<string>(url, 'GET', '/metrics', { token }), 200);
      expect(metrics).toContain('# TYPE haat_jobs gauge');
      expect(metrics).not.toMatch(/^haat_jobs\{[^}]*state="due"\} [1-9]/m);
    },
    { timeout: 60_000, interval: 50 },
  );
