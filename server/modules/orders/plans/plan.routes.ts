import type { PlacedOrder } from '@haat/openapi';
import type { Handlers } from '../../../platform/http/contract';
import { readerOf } from '../../../platform/http/pages/page-language';
import { type BuyerBrowsers, placedNow, signedIn } from '../../accounts';
import type { Access } from '../../delivery';
import type { PlanService } from './plan.service';
import type { Referrals } from './referral.service';

type Operations = 'getPlan' | 'orderPlan' | 'decidePlan' | 'getReferral' | 'claimReferral';

export function planHandlers({
  plans,
  referrals,
  access,
  buyers,
}: {
  plans: PlanService;
  referrals: Referrals;
  access: Access;
  buyers: Pick<BuyerBrowsers, 'holds'>;
}) {
  return {
    async getPlan(request) {
      return [200, await plans.state(signedIn(request).accountId)];
    },
    async orderPlan(request) {
      const { accountId } = signedIn(request);
      const key = request.headers['idempotency-key'];
      const { provider, session, ...placed } = await plans.order(
        { accountId, reader: readerOf(request.reply.request) },
        request.body,
        key,
      );
      const token = access.orderToken({ id: placed.id, tokenVersion: 0 });
      const answer: PlacedOrder = { ...placed, payment: { provider, session }, token };
      await buyers.holds(request.raw, request.reply, placedNow(placed.id));
      return [201, answer];
    },
    async decidePlan(request) {
      const { accountId } = signedIn(request);
      await plans.decide(accountId, request.body.plan);
      return [200, await plans.state(accountId)];
    },
    async getReferral(request) {
      return [200, await referrals.state(signedIn(request).accountId)];
    },
    async claimReferral(request) {
      await referrals.claim(signedIn(request).accountId, request.body.code);
      return [200, { message: 'We remember who brought you' }];
    },
  } satisfies Handlers<Operations>;
}
