// What a call may be answered with when something between the server and the screen is broken.
import type { BrowserContext, Page, Route } from '@playwright/test';
import { complaints } from '../../conformance/contract';

/** Answers nobody should have to see. `silence` keeps the caller waiting for good; `null` breaks the connection. */
export const badAnswers = {
  'an empty object': (route: Route) => route.fulfill({ json: {} }),
  'an empty list': (route: Route) => route.fulfill({ json: [] }),
  'a page of HTML': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><p>Sign in' }),
  'an error of the server': (route: Route) => route.fulfill({ status: 500, body: '' }),
  'an empty body': (route: Route) => route.fulfill({ contentType: 'application/json', body: '' }),
  silence: () => Promise.resolve(),
} satisfies Record<string, (route: Route) => Promise<void>>;

export type BadAnswer = keyof typeof badAnswers;
export const badAnswerNames = Object.keys(badAnswers) as BadAnswer[];

/**
 * Those that a screen can tell apart: what is no JSON, empty, or of another shape is the same failure to all of them
 * (web/api/answer-guard.test.ts), whichever call it was.
 */
export const kindsOfBadAnswer: BadAnswer[] = ['an empty object', 'an error of the server', 'silence'];

export interface Stubbed {
  /** Begins to count the calls that are made, and answers them: as "GET /api/wallet?limit=50", in the order of their first time. */
  listen(): ReadonlySet<string>;
  /** Whether every call that has been made is answered. */
  isQuiet(): boolean;
  /** From now on these calls get this answer; all others the good one, asked of the server once. */
  spoil(calls: readonly string[] | 'all', bad: BadAnswer): void;
  /** Whether one of them has been given the bad answer since. */
  hasSpoiled(): boolean;
}

/** Every one of them belongs to the session: without its answer nobody is signed in, and the sign-in is shown instead. */
const session = /^POST \/api\/(userinfo|sessaave|logout)$/;

const stream = 'GET /api/notifications/stream';

/** Stands between a page and its server. Good answers are held to the contract and then kept, so that the server is asked once. */
export async function stubCalls(context: BrowserContext): Promise<Stubbed> {
  const good = new Map<string, { status: number; contentType: string; body: string }>();
  let received = new Set<string>();
  let hasSpoiled = false;
  let spoiling: readonly string[] | 'all' = [];
  let bad: BadAnswer = 'silence';
  let waiting = 0;
  await context.route('**/api/**', async (route) => {
    const call = callOf(route);
    if (!session.test(call)) received.add(call);
    const isBad = spoiling === 'all' ? !session.test(call) : spoiling.includes(call);
    if (isBad) {
      await badAnswers[bad](route);
      hasSpoiled = true;
      return;
    }
    // Followed for good, so never answered in whole.
    if (call === stream) return;
    waiting += 1;
    try {
      const goodAnswer = good.get(call) ?? (await ask(route));
      good.set(call, goodAnswer);
      await route.fulfill(goodAnswer);
    } catch (error) {
      // The page went on meanwhile, and nobody waits for this answer any more.
      if (!/has been disposed|has been closed/.test(String(error))) throw error;
    } finally {
      waiting -= 1;
    }
  });
  return {
    isQuiet: () => waiting === 0,
    listen: () => {
      received = new Set();
      return received;
    },
    hasSpoiled: () => hasSpoiled,
    spoil: (calls, answer) => {
      hasSpoiled = false;
      spoiling = calls;
      bad = answer;
    },
  };
}

function callOf(route: Route): string {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}

async function ask(route: Route): Promise<{ status: number; contentType: string; body: string }> {
  const answer = await route.fetch();
  const body = await answer.text();
  const contentType = answer.headers()['content-type'] ?? '';
  const [method = '', path = ''] = callOf(route).split(' ');
  if (contentType.includes('json')) {
    const wrong = complaints({
      method,
      path,
      status: answer.status(),
      body: JSON.parse(body),
      headers: new Headers(),
    });
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }
  return { status: answer.status(), contentType, body };
}

/** The pauses before the app asks again are left out. */
export const askAgainAtOnce = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const isPause = (ms: number | undefined) => ms === 1_000 || ms === 2_000;
    window.setTimeout = ((run: () => void, ms?: number) =>
      wait(run, isPause(ms) ? 0 : ms)) as typeof setTimeout;
  });
