import type { BrowserErrorKind, NewBrowserError } from '@haat/openapi';
import { browserErrorLimits, routePattern, withoutPersonalData } from '@haat/openapi/browser-errors';

/** Different errors reported by one page. */
const mostOfPage = 5;

/** Out of all that happen, by chance: an answer that is wrong is wrong for everybody, so some tell of it for all. */
const shares: Readonly<Record<BrowserErrorKind, number>> = { screen: 1, uncaught: 1, answer: 0.25 };

let isTelling = false;

/** From here on, what goes wrong in this page is reported to the server. Without a call of this nothing is. */
export function tellProblems(): void {
  if (isTelling) return;
  isTelling = true;
  window.addEventListener('error', reportEvent);
  window.addEventListener('unhandledrejection', reportEvent);
}

/** Tells the server of an error that nothing caught. Also before `tellProblems`: whoever heard of it wants it told. */
export function reportEvent(event: ErrorEvent | PromiseRejectionEvent): void {
  const isRejection = 'reason' in event;
  const error: unknown = isRejection ? event.reason : event.error;
  if (isOurs(error) && !(isRejection && isOfNetwork(error))) reportOfPage('uncaught', error);
}

/** Tells the server once of an error, with nothing of the person in it. Never fails, and waits for nothing. */
export function reportProblem(kind: BrowserErrorKind, error: unknown): void {
  if (isTelling) reportOfPage(kind, error);
}

/** Of the errors of one page those that are reported. `chance` answers from 0 up to but without 1. */
export function createProblemReports(send: (report: NewBrowserError) => void, chance: () => number) {
  const reported = new Set<string>();
  return (kind: BrowserErrorKind, error: unknown): void => {
    const report = reportOf(kind, error);
    const name = `${kind} ${report.message}`;
    if (reported.size >= mostOfPage || reported.has(name)) return;
    reported.add(name);
    if (chance() < shares[kind]) send(report);
  };
}

const reportOfPage = createProblemReports((report) => {
  // Also from a page that is being left; without cookies, so that it belongs to nobody.
  fetch('/api/browser-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}, Math.random);

function reportOf(kind: BrowserErrorKind, error: unknown): NewBrowserError {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return {
    kind,
    message: withoutPersonalData(message, browserErrorLimits.message),
    // The first line repeats the message in some browsers.
    stack: withoutPersonalData((stack ?? '').replace(message, ''), browserErrorLimits.stack),
    route: routePattern(window.location.pathname),
    version: (build.split('/').at(-1) ?? '').slice(0, browserErrorLimits.version),
  };
}

/** Extensions of a browser throw in our pages, too; and errors in scripts of other sites are not reported. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && !/\b[a-z]+-extension:/.test(error.stack ?? '');

/** Said on the screen already, and nothing that can be mended: a network that went, a page that was left. */
const isOfNetwork = (error: Error) =>
  error.name === 'AbortError' || /fetch|network|load failed|dynamically imported/i.test(error.message);
