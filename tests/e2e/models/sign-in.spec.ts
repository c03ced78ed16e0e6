// Every transition of the chart of signing in, taken by a person in the real app against the real server.
import { type Path, type Step, walkSignIn } from '@haat/machines/testing';
import type { Page } from '@playwright/test';
import { signIn } from '../../simulators/shop';
import { googleButton, simulateGoogle } from '../harness/google';
import { type Held, holdRequests } from '../harness/held';
import { countMessages, newEmail, newPhone, nextPassword } from '../harness/people';
import { expect, test, widths } from '../harness/test';

const { paths, cover, transitions, unwalked } = walkSignIn();

test.use({ viewport: widths.phone, configured: { GOOGLE_CLIENT_ID: 'haat.apps.example' } });

test('the paths leave no transition out', () => {
  console.info(
    `sign-in: ${cover.length} of ${paths.length} paths take all ${transitions.length} transitions`,
  );
  expect(unwalked).toEqual([]);
  expect(cover.length).toBeGreaterThan(5);
});

for (const [index, path] of cover.entries()) {
  test(`sign-in path ${index + 1}: ${path.steps.map(nameOf).join(' → ')}`, async ({ visit, haat }) => {
    const { page } = await visit();
    await page.clock.install();
    await simulateGoogle(page, () => 'credential');
    const to = { phone: newPhone(), email: newEmail() };
    const sending = await holdRequests(page, /\/api\/(send-otp|emaillogin)$/);
    const verifying = await holdRequests(page, /\/api\/(verify-otp|verifyEmail-otp)$/);
    const asking = await holdRequests(page, /\/api\/verifygmail$/);
    let already = 0;

    const addressOf = ({ channel }: Step['state']['context']) => (channel === 'phone' ? to.phone : to.email);
    const password = (state: Step['state']) => nextPassword(haat, addressOf(state.context), already);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const isGiven = (text: unknown) => String(text).trim() !== '';

    const act: Record<string, (step: Step) => Promise<void>> = {
      'xstate.init': async ({ state }) => {
        await page.goto('/login');
        if (!state.context.asked) return;
        // A page that is loaded again goes on where it was.
        await page.getByLabel('Mobile number').fill(to.phone);
        await press('Send code');
        await sending.letThrough();
        await expect(page.getByLabel('Code')).toBeVisible();
        await page.reload();
      },
      'phone.edit': () => page.getByLabel('Mobile number').pressSequentially('9'),
      'phone.submit': async ({ event }) => {
        await page.getByLabel('Mobile number').fill(isGiven(event['phone' as never]) ? to.phone : '  ');
        await press('Send code');
      },
      'phone.choose': () => press('Use your phone instead'),
      'email.edit': () => page.getByLabel('Email').pressSequentially('m'),
      'email.submit': async ({ event }) => {
        await page.getByLabel('Email').fill(isGiven(event['email' as never]) ? to.email : '  ');
        await press('Send code');
      },
      'email.choose': () => press('Use email instead'),
      'address.change': async () => {
        // The server makes people wait between two codes to one address, whatever the screen says.
        await haat.advanceClock('PT31S');
        await press('Change');
      },
      'google.credential': () => googleButton(page).click(),
      'otp.edit': () => page.getByLabel('Code').fill('1'),
      'otp.submit': async ({ event, state }) => {
        const isWhole = String(event['otp' as never]).length === 6;
        const code = await password(state);
        await page.getByLabel('Code').fill(isWhole ? code : code.slice(0, 2));
        // The sixth digit submits by itself; fewer have to be sent by hand.
        if (!isWhole) await press('Sign in');
      },
      'resend.opened': async () => {
        await haat.advanceClock('PT31S');
        await page.clock.runFor(31_000);
      },
      'otp.resend': async ({ state }) => {
        already = await countMessages(haat, addressOf(state.context));
        await press('Resend code');
      },
      'xstate.done.actor.sendOtp': () => sending.letThrough(),
      'xstate.error.actor.sendOtp': () => sending.refuse(429, 'Wait a little'),
      'xstate.done.actor.verifyOtp': () => verifying.letThrough(),
      'xstate.error.actor.verifyOtp': () => verifying.refuse(401, 'That code is not right'),
      'xstate.done.actor.verifyGoogle': async () => asking.answer(await signIn(haat, newPhone(), 'Asha Rao')),
      'xstate.error.actor.verifyGoogle': () => asking.refuse(401, 'Google did not vouch for that'),
    };

    for (const step of path.steps) {
      const perform = act[step.event.type];
      if (!perform) throw new Error(`Nobody knows how to do ${step.event.type}`);
      await perform(step);
      await stateIsShown(page, step, { sending, verifying, asking });
    }
  });
}

function nameOf({ event }: Path['steps'][number]): string {
  return event.type.replace('xstate.', '').replace('.actor', '');
}

/** What a person must see in each state of the chart, and that no more than one request is on its way. */
async function stateIsShown(page: Page, { state }: Step, held: Record<string, Held>): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const where = typeof state.value === 'string' ? state.value : Object.entries(state.value).flat().join('.');
  const isBusy = state.hasTag('busy');
  await expect
    .poll(() => Object.values(held).reduce((sum, one) => sum + one.count(), 0))
    .toBe(isBusy ? 1 : 0);
  switch (where) {
    case 'phone.entering':
      await heading('Sign in with your phone');
      await expect(googleButton(page)).toBeVisible();
      break;
    case 'email.entering':
      await heading('Sign in with your email');
      await expect(googleButton(page)).toBeVisible();
      break;
    case 'phone.sendingOtp':
    case 'email.sendingOtp':
      await expect(button('Send code')).toHaveAttribute('aria-busy', 'true');
      break;
    case 'phone.verifyingGoogle':
    case 'email.verifyingGoogle':
      await expect(button('Signing in with Google')).toHaveAttribute('aria-busy', 'true');
      break;
    case 'otp.entering':
      await heading('Enter the 6-digit code');
      await expect(button('Sign in')).not.toHaveAttribute('aria-busy', 'true');
      await expect(button('Resend code')).toBeVisible({ visible: state.context.isResendOpen as boolean });
      break;
    case 'otp.sendingOtp':
      await expect(button('Resend code')).toHaveAttribute('aria-busy', 'true');
      break;
    case 'otp.verifyingOtp':
      await expect(button('Sign in')).toHaveAttribute('aria-busy', 'true');
      break;
    case 'signedIn':
      await expect(page).toHaveURL(/\/admin$/);
      break;
    default:
      throw new Error(`Nobody knows what ${where} looks like`);
  }
  const failure = state.context.failure as { message: string } | null;
  // What a browser's own validity message says is not in the page.
  if (failure && !failure.message.startsWith('Enter '))
    await expect(page.getByText(failure.message)).toBeVisible();
}
