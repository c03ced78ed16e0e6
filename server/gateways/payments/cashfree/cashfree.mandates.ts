import type { CashfreeConfig } from '../../../platform/config/cashfree';
import type { MandateGateway, MandateWish, OpenedMandate } from '../mandates.gateway';
import { type Checkout, GatewaySilent } from '../payments.gateway';
import { createCashfreeClient, notUnderstood } from './cashfree.client';
import { createMandatePayments } from './cashfree.mandate-payments';
import { mandateIn, mandateProvider } from './cashfree.mandate-states';
import { rupeesOf } from './cashfree.money';
import { sessionIn } from './cashfree.read';

interface Options {
  config: CashfreeConfig;
  /** Where people reach us, without a slash at the end; null when only the request knows. */
  publicUrl: string | null;
}

type Context = ReturnType<typeof contextOf>;

/**
 * Cashfree's subscriptions, of which we take the mandate alone: when and how much is our own affair (ON_DEMAND). Our ids are its natural
 * keys, so whatever was refused or got lost is read back before anything is said about it.
 */
export function createCashfreeMandates({ config, publicUrl }: Options): MandateGateway {
  const context = contextOf({ config, publicUrl });
  const { client } = context;

  return {
    provider: mandateProvider,
    approval: (input: Pick<OpenedMandate, 'session'>) => approval(context, input),
    seen: ({ id }) => seen(context, id),
    payments: createMandatePayments(client, (input: Pick<OpenedMandate, 'session'>) =>
      approval(context, input),
    ),

    async propose(input) {
      const made = await client.postOnce('/subscriptions', wishedOf(input, publicUrl));
      // Opened before, by a request whose answer got lost.
      const answer = made.status >= 400 ? await client.get(pathOf(input.id)) : made;
      const session = sessionIn(answer.body, 'subscription_session_id');
      if (session === null) throw notUnderstood(made);
      return { session };
    },

    async end({ id }) {
      const answer = await client.postOnce(`${pathOf(id)}/manage`, {
        subscription_id: id,
        action: 'CANCEL',
      });
      if (answer.status >= 400 && (await seen(context, id)).state !== 'ended') throw notUnderstood(answer);
    },

    async charge({ mandateId, id, amount, day }) {
      const answer = await client.postOnce('/subscriptions/pay', {
        subscription_id: mandateId,
        payment_id: id,
        payment_type: 'CHARGE',
        payment_amount: rupeesOf(amount),
        // Only the day counts.
        payment_schedule_date: `${day}T00:00:00`,
      });
      if (answer.status < 400) return 'taken';
      const before = await client.get(`${pathOf(mandateId)}/payments/${encodeURIComponent(id)}`);
      if (before.status === 404) {
        await requireKnown(context, mandateId);
        return 'refused';
      }
      if (before.status >= 400) throw notUnderstood(before);
      return statusIn(before.body) === 'CANCELLED' ? 'refused' : 'taken';
    },

    async revoke({ mandateId, id }) {
      const path = `${pathOf(mandateId)}/payments/${encodeURIComponent(id)}`;
      const answer = await client.postOnce(`${path}/manage`, {
        subscription_id: mandateId,
        payment_id: id,
        action: 'CANCEL',
      });
      const now = answer.status >= 400 ? await client.get(path) : answer;
      // Never submitted: nothing is charged.
      if (now.status === 404) {
        await requireKnown(context, mandateId);
        return 'revoked';
      }
      if (now.status >= 400) throw notUnderstood(now);
      return /^(CANCELLED|FAILED)$/.test(statusIn(now.body)) ? 'revoked' : 'tooLate';
    },
  };
}

function contextOf({ config }: Options) {
  const client = createCashfreeClient(config);
  return { config, client };
}

const pathOf = (mandateId: string) => `/subscriptions/${encodeURIComponent(mandateId)}`;

const approval = ({ config }: Context, { session }: Pick<OpenedMandate, 'session'>): Checkout => ({
  kind: 'script',
  script: config.scriptUrl,
  mode: config.mode,
  about: 'mandate',
  session,
  upi: null,
});

async function seen({ client }: Context, mandateId: string) {
  const answer = await client.get(pathOf(mandateId));
  // An unknown mandate cannot be authorised.
  if (answer.status === 404) return { state: 'ended', why: 'lapsed', method: null } as const;
  if (answer.status >= 400) throw notUnderstood(answer);
  return mandateIn(answer.body);
}

/** Before it is believed that a charge is not there. @throws GatewaySilent where its mandate is not there either: we ask under another name */
async function requireKnown({ client }: Context, mandateId: string): Promise<void> {
  const answer = await client.get(pathOf(mandateId));
  if (answer.status === 404) throw new GatewaySilent('unknown_there');
  if (answer.status >= 400) throw notUnderstood(answer);
}

const statusIn = (body: unknown): string => String((body as Record<string, unknown>)['payment_status']);

/** Letters every bank can print. */
const plain = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/[^\w .-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 40)
    .trim();

function wishedOf(input: MandateWish, publicUrl: string | null): object {
  const { id, buyer, first } = input;
  const title = plain(input.title) || 'Subscription';
  return {
    subscription_id: id,
    customer_details: {
      customer_phone: buyer.phone.replace(/^\+91/, ''),
      // Cashfree requires an email: buyers without one get a placeholder and are only notified by us.
      customer_email:
        buyer.email ?? `no-reply@${publicUrl === null ? 'localhost' : new URL(publicUrl).hostname}`,
      ...(buyer.name && buyer.name.length >= 3 && { customer_name: buyer.name.slice(0, 100) }),
    },
    plan_details: {
      plan_name: title,
      plan_type: 'ON_DEMAND',
      plan_currency: input.currency,
      plan_max_amount: rupeesOf(input.most),
    },
    authorization_details: {
      authorization_amount: rupeesOf(first.amount),
      authorization_amount_refund: !first.isKept,
      payment_methods: ['upi', 'card'],
    },
    subscription_expiry_time: input.until.toISOString(),
    // As the buyer's app names it.
    subscription_tags: { psp_note: title },
    ...(publicUrl !== null && {
      subscription_meta: {
        // Left with a form of Cashfree's. What is paid with the approval is an order, and has its own page.
        return_url: `${publicUrl}/${first.isKept ? 'cashfree' : 'autopay'}/back?id=${id}`,
      },
    }),
  };
}
