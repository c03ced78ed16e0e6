import { createHash } from 'node:crypto';
import type { BrowserError, BrowserErrorKind, NewBrowserError } from '@haat/openapi';
import { browserErrorLimits, routePattern, withoutPersonalData } from '@haat/openapi/browser-errors';
import type { Deps } from '../../../platform/deps';
import { deviceOf, isBrowser } from '../../../platform/http/device';
import { networkOf } from '../../../platform/http/http';
import { createWindowCounts } from '../../../platform/security/window.counts';
import { type BrowserErrorRow, countError, listErrors, removeOld } from './browser-error.repository';

/** Each names others behind itself, so the first that is found is meant. */
const families: readonly [name: string, version: RegExp][] = [
  ['Edge', /\bEdgA?(?:iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[.\d]* (?:Mobile\/\w+ )?Safari/],
];

const hour = 60 * 60_000;
const day = 24 * hour;

/** Written in an hour: of one network, and of all. What comes beyond is dropped, so counts are of what was written. */
const mostInAnHour = { ofNetwork: 30, ofAll: 1_000 };
const networksRemembered = 5_000;
/** Kept: different errors, and for how long after the last time. */
const limits = { errors: 500, forMs: 30 * day };
const mostShown = 200;
/** Lines of a stack that tell one error from another. */
const tellingLines = 4;

/** What went wrong in browsers: bounded on the way in, and without anything of the person. */
export function createBrowserErrors({ clock, database, jobs }: Pick<Deps, 'clock' | 'database' | 'jobs'>) {
  const ofNetworks = createWindowCounts({ clock }, { windowMs: hour, most: networksRemembered });
  const ofAll = createWindowCounts({ clock }, { windowMs: hour, most: 1 });

  const sweep = () => removeOld(database.db, new Date(clock.now().getTime() - limits.forMs), limits.errors);
  jobs.every('browser-errors.sweep', hour, sweep);

  return {
    /** `agent` is the browser's own description of itself, of which the family alone is kept. Answers nothing, whether it was kept or not. */
    async report(error: NewBrowserError, from: { ip: string; agent: string | undefined }): Promise<void> {
      if (ofNetworks.add(networkOf(from.ip)) > mostInAnHour.ofNetwork) return;
      if (ofAll.add('all') > mostInAnHour.ofAll) return;
      const message = withoutPersonalData(error.message, browserErrorLimits.message);
      const stack = withoutPersonalData(error.stack, browserErrorLimits.stack);
      await countError(database.db, {
        fingerprint: fingerprintOf(error.kind, message, stack),
        kind: error.kind,
        message,
        stack,
        route: routePattern(error.route),
        version: withoutPersonalData(error.version, browserErrorLimits.version),
        browser: browserFamily(from.agent),
        last_at: clock.now(),
      });
    },

    list: async (): Promise<BrowserError[]> => (await listErrors(database.db, mostShown)).map(view),

    sweep,
  };
}

/** The same for the same error in whichever build: files are called anew in each. */
function fingerprintOf(kind: string, message: string, stack: string): string {
  const lines = stack.split('\n').slice(0, tellingLines).join('\n');
  const lasting = `${kind}\n${message}\n${lines.replace(/-[\w-]{7,8}\.js:\d+:\d+/g, '.js')}`.replace(
    /\d+/g,
    '0',
  );
  return createHash('sha256').update(lasting).digest('base64url').slice(0, 22);
}

const view = ({ fingerprint, kind, first_at, last_at, ...rest }: BrowserErrorRow): BrowserError => ({
  ...rest,
  id: fingerprint,
  kind: kind as BrowserErrorKind,
  firstAt: first_at.toISOString(),
  lastAt: last_at.toISOString(),
});

/** "Chrome 126, phone" of a `User-Agent`; of the rest, which may tell one person from another, nothing is kept. */
function browserFamily(agent: string | undefined): string {
  if (agent === undefined || !isBrowser(agent)) return 'Unknown browser';
  const given = agent.slice(0, 512);
  for (const [name, pattern] of families) {
    const [, version] = pattern.exec(given) ?? [];
    if (version) return `${name} ${version}, ${deviceOf(given)}`;
  }
  return `Unknown browser, ${deviceOf(given)}`;
}
