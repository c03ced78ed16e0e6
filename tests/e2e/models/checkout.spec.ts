// Every transition of the chart of buying, taken by a buyer in the real app against the real server.
import { type Path, type Step, walkCheckout } from '@haat/machines/testing';
import type { Page } from '@playwright/test';
import { publishPage, signIn } from '../../simulators/shop';
import { holdRequests } from '../harness/held';
import { newPhone } from '../harness/people';
import { expect, test, type Visit, widths } from '../harness/test';

/** What a buyer who has paid is led to. */
const opened = '<!doctype html><title>Opened</title><h1>Opened</h1>';

/** The sandbox is a page of its own, so nothing returns inside the page that opened it. */
const unreachable = ['payment.returned'];
const { cover, unwalked } = walkCheckout({ without: unreachable });

test.use({ viewport: widths.phone });

let pageId = '';
test.beforeAll(async ({ haat }) => {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  pageId = (await publishPage(haat.url, creator.token)).id;
});

test('the paths leave only that transition out', () => {
  expect(unwalked).toEqual(['checkout.openingPayment --payment.returned--> checkout.confirming']);
});

for (const [index, path] of cover.entries()) {
  test(`checkout path ${index + 1}: ${path.steps.map(nameOf).join(' → ')}`, async ({ visit }) => {
    const person = await visit();
    const buyer = await buyerIn(person, path);
    for (const step of path.steps) {
      await buyer.take(step);
      await buyer.sees(step);
    }
  });
}

function nameOf({ event }: Step): string {
  const answer = 'output' in event ? ` ${(event['output'] as { status: string }).status}` : '';
  return event.type.replace('xstate.', '').replace('.actor', '') + answer;
}

/** One buyer who does what the events of a path say and looks for what its states promise. */
async function buyerIn({ page, context }: Visit, path: Path) {
  const phone = newPhone();
  const isComingBack = path.steps[0]?.state.context.orderId !== null;
  await page.clock.install();
  // The server knows better than a changed answer, and would lead back from there while the test ends.
  await page.route('**/access/*', (route) => route.fulfill({ contentType: 'text/html', body: opened }));
  const placing = await holdRequests(page, /\/api\/orders$/);
  const reading = await holdRequests(page, /\/api\/orders\/[^/]+$/);
  const sheet = page.getByRole('form', { name: 'Your details' });
  const pay = sheet.getByRole('button', { name: 'Pay ₹499' });

  const openSheet = async (): Promise<void> => {
    if (!(await sheet.isVisible())) await page.locator('[data-main-action]').first().click();
    await expect(sheet).toBeVisible();
    // Before React has come the same form is sent as any form is; the chart begins with it.
    await expect(sheet).toHaveAttribute('novalidate');
  };
  const status = (event: Step['event']): string => (event['output' as never] as { status: string }).status;

  const act: Record<string, (event: Step['event']) => Promise<void>> = {
    'xstate.init': async () => {
      if (!isComingBack) {
        await page.goto(`/pp/${pageId}`);
        await openSheet();
        return;
      }
      // The cookie of the order comes with the answer, as it does in the sheet.
      const placed = await context.request.post('/api/orders', {
        data: { productId: pageId, buyer: { phone } },
        headers: { 'idempotency-key': `walk-${phone}` },
      });
      expect(placed.status()).toBe(201);
      const { id } = (await placed.json()) as { id: string };
      await page.goto(`/cashfree?id=${id}&back=1`);
    },
    'details.edit': async () => {
      const name = sheet.getByLabel('Name');
      if (!(await name.isVisible())) await sheet.getByText('Email and name (optional)').click();
      await name.fill('Asha');
    },
    'details.submit': async () => {
      await sheet.getByLabel('Mobile number').fill(phone);
      await pay.click();
    },
    'payment.left': async () => {
      await page.goBack();
      if (!isComingBack) await openSheet();
    },
    'payment.retry': async () => {
      const again = page.getByRole('button', { name: 'Try again: pay ₹499' });
      const onwards = page.getByRole('link', { name: 'Go to the payment' });
      await again.or(onwards).click();
    },
    'order.check': () => lookAgain(page),
    'xstate.done.actor.placeOrder': async (event) => {
      if (status(event) === 'fulfilled') await placing.changed({ status: 'fulfilled', amount: 0 });
      else await placing.letThrough();
    },
    'xstate.error.actor.placeOrder': () => placing.refuse(422, 'Check the amount'),
    'xstate.done.actor.readOrder': (event) => reading.changed({ status: status(event) }),
    'xstate.error.actor.readOrder': async (event) => {
      const error = event['error' as never] as { status?: number; message: string };
      if (error.status === undefined) await reading.loseConnection();
      else await reading.refuse(error.status, error.message);
    },
    'xstate.after.pollAgain.checkout.confirming.waiting': () => page.clock.runFor(10_000),
  };

  return {
    async take({ event }: Step): Promise<void> {
      const perform = act[event.type];
      if (!perform) throw new Error(`Nobody knows how to do ${event.type}`);
      await perform(event);
    },

    /** What a buyer must see in each state of the chart. */
    async sees({ state }: Step): Promise<void> {
      const where =
        typeof state.value === 'string' ? state.value : Object.entries(state.value).flat().join('.');
      const heading = (name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      switch (where) {
        case 'enteringDetails':
          await expect(sheet).toBeVisible();
          await expect(pay).not.toHaveAttribute('aria-busy', 'true');
          if (state.context.details)
            await expect(sheet.getByLabel('Mobile number')).toHaveValue(spaced(phone));
          if (state.context.failure)
            await expect(sheet.getByText(state.context.failure.message)).toBeVisible();
          else await expect(sheet.getByRole('alert')).toHaveCount(0);
          break;
        case 'placingOrder':
          await expect(pay).toHaveAttribute('aria-busy', 'true');
          break;
        case 'openingPayment':
          await expect(page).toHaveURL(/\/sandbox\/payments\//);
          await expect(page.getByText('No money moves here.')).toBeVisible();
          break;
        case 'confirming.reading':
          await expect.poll(() => reading.count()).toBe(1);
          break;
        case 'confirming.waiting':
          await heading('Checking with your bank');
          await expect(page.getByText('Please do not pay again.')).toBeVisible();
          break;
        case 'failed':
          await heading('Payment failed');
          break;
        case 'dropped':
          await heading('Payment not completed');
          break;
        case 'expired':
          await heading('This order has expired');
          await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible();
          break;
        case 'unreadable':
          await expect(page.getByRole('button', { name: 'Check again now' })).toBeVisible();
          break;
        case 'paid':
          await expect(page).toHaveURL(/\/access\//);
          await expect(page.getByRole('heading', { name: 'Opened' })).toBeVisible();
          break;
        default:
          throw new Error(`Nobody knows what ${where} looks like`);
      }
    },
  };
}

/** As a browser does when the buyer comes back from the app of their bank. */
const lookAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Fields may group digits for reading. */
const spaced = (phone: string): RegExp => new RegExp(phone.split('').join(' ?'));
