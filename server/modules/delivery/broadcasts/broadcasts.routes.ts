import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { createWindowCounts } from '../../../platform/security/window.counts';
import { signedIn } from '../../accounts';
import type { BroadcastsContext } from './broadcast.context';
import { handleSending } from './broadcast.sending';
import { create, detailOf, listPage, move, recipientsOf, test } from './broadcast.service';
import { handleStart } from './broadcast.start';

type Operations =
  | 'listBroadcasts'
  | 'createBroadcast'
  | 'testBroadcast'
  | 'getBroadcast'
  | 'listBroadcastRecipients'
  | 'moveBroadcast';

/** Creators whose tests are counted at a time. */
const mostCounted = 10_000;

/** Messages of creators to the members of a product. */
export function createBroadcasts(
  deps: Deps,
  dependencies: Pick<BroadcastsContext, 'identity' | 'media' | 'deliveries'>,
) {
  const context = {
    ...deps,
    ...dependencies,
    tests: createWindowCounts(deps, { windowMs: 60 * 60_000, most: mostCounted }),
  };
  if (Object.values(dependencies.deliveries).some(({ messenger }) => messenger)) {
    handleStart(context);
    handleSending(context);
  }
  const handlers = {
    listBroadcasts: async (request) => {
      const product = { sellerId: signedIn(request).accountId, productId: request.params.id };
      return [200, await listPage(context, product, request.query)];
    },
    createBroadcast: async (request) => {
      const product = { sellerId: signedIn(request).accountId, productId: request.params.id };
      const key = request.headers['idempotency-key'];
      return [201, await create(context, product, { ...request.body, key })];
    },
    testBroadcast: async (request) => {
      const product = { sellerId: signedIn(request).accountId, productId: request.params.id };
      await test(context, product, request.body);
      return [204, undefined];
    },
    getBroadcast: async (request) => [
      200,
      await detailOf(context, { sellerId: signedIn(request).accountId, id: request.params.id }),
    ],
    listBroadcastRecipients: async (request) => {
      const key = { sellerId: signedIn(request).accountId, id: request.params.id };
      return [200, await recipientsOf(context, key, request.query)];
    },
    moveBroadcast: async (request) => {
      const { id, event } = request.params;
      return [200, await move(context, { sellerId: signedIn(request).accountId, id }, event)];
    },
  } satisfies Handlers<Operations>;
  return { handlers };
}
