// Every transition of the chart of the session that a browser can bring about, taken in the real app with its calls answered by hand.
import { OfflineError } from '@haat/machines/failure';
import { type Path, type Step, walkSession } from '@haat/machines/testing';
import type { Page } from '@playwright/test';
import { type Creator, signIn } from '../../simulators/shop';
import { holdRequests } from '../harness/held';
import { newPhone } from '../harness/people';
import { expect, test, type Visit, widths } from '../harness/test';

/** Where storage cannot be read, the page's own memory stands in, so reading never fails. */
const unreachable = ['xstate.error.actor.readStored', 'xstate.error.actor.readAgain'];
const { paths, cover, transitions, unwalked } = walkSession({ without: unreachable });

test.use({ viewport: widths.desktop });

/** Who the walk's `sampleToken` and `another` are. */
let meera: Creator;
let asha: Creator;
test.beforeAll(async ({ haat }) => {
  meera = await signIn(haat, newPhone(), 'Meera Iyer');
  asha = await signIn(haat, newPhone(), 'Asha Rao');
});

test('the paths leave only reading that fails out', () => {
  console.info(
    `session: ${cover.length} of ${paths.length} paths take ${transitions.length - unwalked.length} of ${transitions.length} transitions`,
  );
  expect(unwalked).toEqual([
    'session.starting --xstate.error.actor.readStored--> session.loggedOut',
    'session.loggedOut.lookingAgain --xstate.error.actor.readAgain--> session.loggedOut.settled',
  ]);
});

for (const [index, path] of cover.entries()) {
  test(`session path ${index + 1}: ${path.steps.map(nameOf).join(' → ')}`, async ({ visit, haat }) => {
    const device = await deviceOf(await visit(), path);
    await device.other.goto(`${haat.url}/healthz`);
    for (const step of path.steps) {
      await device.take(step);
      await device.shows(step);
    }
  });
}

function nameOf({ event }: Step): string {
  return event.type.replace('xstate.', '').replace('.actor', '');
}

const userOf = (token: unknown): Creator => (token === 'another' ? asha : meera);

/** One browser with the app in one tab, and another tab that only touches what both remember. */
async function deviceOf({ page, context }: Visit, path: Path) {
  const other = await context.newPage();
  // What screens ask for would be refused, and so question the session at some moment of its own.
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Try again later', code: 'unavailable' } }),
  );
  const loading = await holdRequests(page, /\/api\/userinfo$/);
  const recording = await holdRequests(page, /\/api\/sessaave$/);
  const leaving = await holdRequests(page, /\/api\/logout$/);
  await page.route('**/api/send-otp', (route) =>
    route.fulfill({ json: { message: 'Sent', resendAfterSeconds: 30 } }),
  );
  await page.route('**/api/verify-otp', (route) => route.fulfill({ json: meera }));
  await page.route('**/api/account', (route) =>
    route.fulfill({ json: { user: { ...meera.user, name: 'Meera' } } }),
  );
  let visits = 0;

  const go = (to: string) => page.evaluate((address) => history.pushState(null, '', address), to);
  const remember = (where: Page, { token, user }: Creator) =>
    where.evaluate(
      ([authToken, authuser]) => {
        localStorage.setItem('authuser', authuser as string);
        localStorage.setItem('authToken', authToken as string);
      },
      [token, JSON.stringify(user)],
    );
  const stored = () =>
    other.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('authuser')]);
  const outputOf = (step: Step | undefined) =>
    step?.event['output' as never] as { token: string | null } | undefined;

  const act: Record<string, (step: Step, next: Step | undefined) => Promise<void>> = {
    // The app starts and reads in one go.
    'xstate.init': async () => undefined,
    'xstate.done.actor.readStored': async (step) => {
      const { token } = outputOf(step) ?? { token: null };
      if (token) await remember(other, userOf(token));
      await page.goto(token ? '/admin' : '/login');
    },
    'navigation.started': async (_, next) => {
      const token = outputOf(next)?.token;
      if (token) await remember(page, userOf(token));
      visits += 1;
      await go(`/nowhere/${visits}`);
    },
    'xstate.done.actor.readAgain': async () => undefined,
    'session.verified': async () => {
      if (!page.url().includes('/login')) await go('/login');
      await page.getByLabel('Mobile number').fill('98220 41573');
      await page.getByRole('button', { name: 'Send code' }).click();
      await page.getByLabel('Code').fill('480291');
    },
    'session.logout': async () => {
      await go('/account');
      await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    },
    'session.questioned': async () => {
      await page.route('**/api/purchases*', (route) =>
        route.fulfill({ status: 401, json: { message: 'Please sign in again', code: 'unauthorized' } }),
      );
      await go('/purchase');
    },
    'user.changed': async () => {
      await go('/account');
      await page.getByLabel('Your name, as shown to buyers').fill('Meera');
      await page.getByRole('button', { name: 'Save name' }).click();
      await expect.poll(async () => (await stored())[1]).toContain('"name":"Meera"');
    },
    'notitoken.changed': () => other.evaluate(() => localStorage.setItem('notitoken', 'noti')),
    'storage.changed': async ({ event }) => {
      const token = event['token' as never] as string | null;
      if (token) await remember(other, userOf(token));
      else await other.evaluate(() => localStorage.clear());
    },
    'connection.back': () => context.setOffline(false),
    'xstate.done.actor.loadUser': ({ state }) =>
      loading.answer({ user: userOf(state.context.token).user, kyc: false }),
    'xstate.error.actor.loadUser': async ({ event }) => {
      if ((event as { error?: unknown }).error instanceof OfflineError) await context.setOffline(true);
      await loading.loseConnection();
    },
    'xstate.done.actor.recordSession': () => recording.answer({ message: 'Recorded' }),
    'xstate.error.actor.recordSession': () => recording.loseConnection(),
    'xstate.done.actor.postLogout': () => leaving.answer({ message: 'Signed out' }),
    'xstate.error.actor.postLogout': () => leaving.loseConnection(),
  };

  return {
    other,
    async take(step: Step): Promise<void> {
      const perform = act[step.event.type];
      if (!perform) throw new Error(`Nobody knows how to do ${step.event.type}`);
      await perform(step, path.steps[path.steps.indexOf(step) + 1]);
    },

    /** What people and their other tabs must find in each state of the chart. */
    async shows({ event, state }: Step): Promise<void> {
      const where =
        typeof state.value === 'string' ? state.value : Object.entries(state.value).flat().join('.');
      const waits = async (count: { loading: number; recording: number }) => {
        await expect.poll(() => loading.count(), { message: where }).toBe(count.loading);
        await expect.poll(() => recording.count(), { message: where }).toBe(count.recording);
      };
      if (where === 'starting' || where === 'loggedOut.lookingAgain') return;
      if (state.hasTag('authenticated')) {
        const { token } = userOf(state.context.token);
        await expect.poll(async () => (await stored())[0]).toBe(token);
        await expect(page).not.toHaveURL(/\/login/);
        // Right after another tab has signed somebody else in, it is still asked about the one before.
        if (where === 'loggedIn.loading')
          await expect.poll(() => loading.tokens(), { message: where }).toEqual([token]);
        await waits({
          loading: where === 'loggedIn.loading' ? 1 : 0,
          recording: where === 'loggedIn.recordingSession' ? 1 : 0,
        });
        const offline = page.getByRole('heading', { name: 'You’re Offline' });
        await expect(offline).toBeVisible({ visible: where === 'loggedIn.waitingForConnection' });
        return;
      }
      await expect.poll(stored).toEqual([null, null]);
      await waits({ loading: 0, recording: 0 });
      if (where === 'loggingOut') await expect.poll(() => leaving.count()).toBe(1);
      if (event.type === 'xstate.done.actor.readAgain' || page.url().includes('/nowhere/')) return;
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible();
      const failure = state.context.failure as { message: string } | null;
      if (failure) await expect(page.getByText(failure.message)).toBeVisible();
    },
  };
}
