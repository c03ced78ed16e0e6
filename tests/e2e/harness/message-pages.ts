// Pages that a message leads to, opened by the link in it.
import type { Haat } from '../../simulators/haat';
import { type BuyerPage, buy, order } from './buyer-page';
import { goToMorning } from './clock';
import { newEmail, newPhone, nextMessage } from './people';
import type { Visit } from './test';

/** Opens the address below `path` in the first message to them that has one. */
async function openFromMessage({ page }: Visit, haat: Haat, to: string, path: string): Promise<void> {
  const { text } = await nextMessage(haat, to, 0, (message) => message.text.includes(path));
  const [address] = new RegExp(`${path}\\S+`).exec(text) ?? [];
  await page.goto(address ?? '');
}

export const messagePages: BuyerPage[] = [
  {
    name: 'gift that was sent',
    open: async (visit, { haat, sold }) => {
      const recipient = newPhone();
      await buy(visit, sold.lock, { gift: { phone: recipient, name: 'Ravi', from: 'Asha' } });
      await visit.context.clearCookies();
      await openFromMessage(visit, haat, recipient, '/access/');
    },
    heading: 'Is this yours?',
  },
  {
    name: 'second payment for what was owned',
    open: async (visit, { haat, sold }) => {
      const buyer = { phone: newPhone() };
      await buy(visit, sold.lock, { buyer });
      await visit.context.clearCookies();
      await buy(visit, sold.lock, { buyer });
      await openFromMessage(visit, haat, buyer.phone, '/refund/');
    },
    heading: 'You already had this',
  },
  {
    name: 'choice of payment reminders',
    open: async (visit, { haat, sold }) => {
      const email = newEmail();
      await order(visit, sold.page, { buyer: { phone: newPhone(), email }, remind: true });
      await goToMorning(haat, 'PT1H');
      await openFromMessage(visit, haat, email, '/reminders/');
    },
    heading: 'Stop these reminders?',
  },
  {
    name: 'question that was sent',
    open: async (visit, { haat, sold }) => {
      const form = { text: 'May I bake it in a pot?', reach: newEmail() };
      const headers = { origin: haat.url };
      const asked = await visit.context.request.post(`/pp/${sold.course}/ask`, { form, headers });
      await visit.page.goto(asked.url());
    },
    heading: 'Your question is sent',
  },
];
