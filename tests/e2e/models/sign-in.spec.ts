// Every path of the sign-in chart, walked by a person in the real app against the real server.
import { type Step, walkSignIn } from '@haat/machines/testing';
import type { Page } from '@playwright/test';
import { holdRequests } from '../harness/held';
import { countMessages, newPhone, nextPassword } from '../harness/people';
import { expect, test, widths } from '../harness/test';

const { paths, unwalked } = walkSignIn();

test.use({ viewport: widths.phone });

test('the paths leave no transition out', () => {
  expect(unwalked).toEqual([]);
  expect(paths.length).toBeGreaterThan(10);
});

for (const [index, path] of paths.entries()) {
  test(`sign-in path ${index + 1}: ${path.steps.map((step) => nameOf(step.event)).join(' → ')}`, async ({
    visit,
    haat,
  }) => {
    const { page } = await visit();
    await page.clock.install();
    const phone = newPhone();
    const held = await holdRequests(page, /\/api\/(send-otp|verify-otp)$/);
    let already = 0;

    const act: Record<string, (event: Step['event']) => Promise<void>> = {
      'xstate.init': async () => {
        await page.goto('/login');
      },
      'phone.edit': () => page.getByLabel('Mobile number').pressSequentially('9'),
      'phone.submit': async (event) => {
        const isGiven = 'phone' in event && String(event['phone']).trim() !== '';
        await page.getByLabel('Mobile number').fill(isGiven ? phone : '  ');
        await page.getByRole('button', { name: 'Send code' }).click();
      },
      'phone.change': () => page.getByRole('button', { name: 'Change' }).click(),
      'otp.edit': () => page.getByLabel('Code').fill('1'),
      'otp.submit': async (event) => {
        const isWhole = 'otp' in event && String(event['otp']).length === 6;
        const password = await nextPassword(haat, phone, already);
        await page.getByLabel('Code').fill(isWhole ? password : password.slice(0, 2));
        // The sixth digit submits by itself; fewer have to be sent by hand.
        if (!isWhole) await page.getByRole('button', { name: 'Sign in' }).click();
      },
      'resend.opened': async () => {
        await haat.advanceClock('PT31S');
        await page.clock.runFor(31_000);
      },
      'otp.resend': async () => {
        already = await countMessages(haat, phone);
        await page.getByRole('button', { name: 'Send a new code' }).click();
      },
      'xstate.done.actor.sendOtp': () => held.letThrough(),
      'xstate.error.actor.sendOtp': () => held.refuse(429, 'Wait a little'),
      'xstate.done.actor.resendOtp': () => held.letThrough(),
      'xstate.error.actor.resendOtp': () => held.loseConnection(),
      'xstate.done.actor.verifyOtp': () => held.letThrough(),
      'xstate.error.actor.verifyOtp': () => held.refuse(401, 'That code is not right'),
    };

    for (const step of path.steps) {
      const perform = act[step.event.type];
      if (!perform) throw new Error(`Nobody knows how to do ${step.event.type}`);
      await perform(step.event);
      await stateIsShown(page, step);
    }
  });
}

function nameOf(event: Step['event']): string {
  return event.type.replace('xstate.', '').replace('.actor', '');
}

/** What a person must see in each state of the chart. */
async function stateIsShown(page: Page, { state }: Step): Promise<void> {
  const send = page.getByRole('button', { name: 'Send code' });
  const signIn = page.getByRole('button', { name: 'Sign in' });
  const failure = state.context.failure as { message: string } | null;
  switch (state.value) {
    case 'enteringPhone':
      await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible();
      await expect(send).not.toHaveAttribute('aria-busy', 'true');
      break;
    case 'sendingOtp':
      await expect(send).toHaveAttribute('aria-busy', 'true');
      break;
    case 'enteringOtp':
      await expect(page.getByRole('heading', { name: 'Type the 6-digit code' })).toBeVisible();
      await expect(signIn).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('button', { name: 'Send a new code' })).toBeVisible({
        visible: state.context.isResendOpen as boolean,
      });
      break;
    case 'resendingOtp':
    case 'verifyingOtp':
      await expect(signIn).toHaveAttribute('aria-busy', 'true');
      break;
    case 'signedIn':
      await expect(page).toHaveURL(/\/admin$/);
      break;
    default:
      throw new Error(`Nobody knows what ${JSON.stringify(state.value)} looks like`);
  }
  // What a browser's own validity message says is not in the page.
  if (failure && !isAskedByTheBrowser(failure.message)) {
    await expect(page.getByText(failure.message)).toBeVisible();
  }
}

const isAskedByTheBrowser = (message: string): boolean =>
  message === 'Enter your mobile number' || message === 'Enter all six digits';
