import type { PayoutGateways } from '../../../gateways/payouts';
import type { Handlers } from '../../../platform/http/contract';
import { notFound, unauthorized } from '../../../platform/http/errors';
import { signedIn } from '../../accounts';
import type { createPayoutService } from './payout.service';
import { viewPayout } from './payout.view';
import type { RequestPayout } from './request.service';
import type { Schedules } from './schedule.service';

type Operations =
  | 'listPayouts'
  | 'requestPayout'
  | 'getPayout'
  | 'getPayoutSettings'
  | 'setPayoutSettings'
  | 'receivePayoutWebhook';

interface Parts {
  gateways: PayoutGateways;
  payouts: ReturnType<typeof createPayoutService>;
  request: RequestPayout;
  schedules: Schedules;
}

export function payoutHandlers({ gateways, payouts, request, schedules }: Parts) {
  return {
    listPayouts: async ({ account, query }) => [
      200,
      await payouts.list(signedIn({ account }).accountId, query),
    ],

    requestPayout: async ({ account, body, headers }) => {
      const { accountId } = signedIn({ account });
      const input = { ...body, key: headers['idempotency-key'], origin: 'asked' as const };
      return [201, viewPayout(await request(accountId, input))];
    },

    getPayout: async ({ account, params }) => [
      200,
      await payouts.detail(signedIn({ account }).accountId, params.id),
    ],

    getPayoutSettings: async ({ account }) => [
      200,
      await schedules.settings(signedIn({ account }).accountId),
    ],

    setPayoutSettings: async ({ account, body }) => [
      200,
      await schedules.choose(signedIn({ account }).accountId, body),
    ],

    receivePayoutWebhook: async ({ body, headers }) => {
      const gateway = gateways.named('cashfree-payouts');
      if (!gateway) throw notFound();
      const event = gateway.verifyWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
      if (!event) throw unauthorized('bad_signature', 'The signature is not valid');
      if (event.kind === 'other') return [200, { message: 'Nothing for us' }];
      await payouts.handleWebhook(event.transferId);
      return [200, { message: 'Taken' }];
    },
  } satisfies Handlers<Operations>;
}
