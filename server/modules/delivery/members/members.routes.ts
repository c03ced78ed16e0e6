import { Readable } from 'node:stream';
import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import { remindOfEnds } from './end-reminders';
import { remindToJoin } from './join-reminders';
import { type Held, joinedOf } from './joined-grants';
import { addMembers, type MembersContext } from './member.invites';
import { detailOf, extend, listPage, reinvite, remove, removeOutsider } from './member.service';
import { fileOf } from './members.file';
import { followMembers } from './members-refresh';
import { notifyOfSharedLinks } from './shared-links';

type Operations =
  | 'listMembers'
  | 'addMembers'
  | 'exportMembers'
  | 'getMember'
  | 'extendMember'
  | 'removeMember'
  | 'removeOutsider'
  | 'reinviteMember';

/** Members of products: everybody who holds access to one. */
export function createMembers(
  deps: Deps,
  dependencies: Pick<MembersContext, 'identity' | 'notify' | 'feed' | 'deliveries'>,
) {
  const context: MembersContext = { ...deps, ...dependencies };
  remindToJoin(context);
  remindOfEnds(context);
  followMembers(context);
  notifyOfSharedLinks(context);
  const handlers = {
    listMembers: async (request) => {
      const product = { sellerId: signedIn(request).accountId, productId: request.params.id };
      return [200, await listPage(context, product, request.query)];
    },
    addMembers: async (request) => {
      const product = { sellerId: signedIn(request).accountId, productId: request.params.id };
      return [200, await addMembers(context, product, request.body)];
    },
    exportMembers: async (request) => {
      const product = { sellerId: signedIn(request).accountId, productId: request.params.id };
      const file = await fileOf(context, product);
      request.reply.header('content-type', 'text/csv; charset=utf-8');
      request.reply.header('content-disposition', 'attachment; filename="members.csv"');
      return [200, Readable.from(file)];
    },
    getMember: async (request) => [
      200,
      await detailOf(context, signedIn(request).accountId, request.params.id),
    ],
    removeOutsider: async (request) => {
      const product = { sellerId: signedIn(request).accountId, productId: request.params.id };
      await removeOutsider(context, product, request.params.outsiderId);
      return [204, undefined];
    },
    extendMember: async (request) => {
      const of = { sellerId: signedIn(request).accountId, id: request.params.id };
      return [200, await extend(context, of, request.body.endsAt)];
    },
    removeMember: async (request) => [
      200,
      await remove(context, { sellerId: signedIn(request).accountId, id: request.params.id }),
    ],
    reinviteMember: async (request) => [
      200,
      await reinvite(context, { sellerId: signedIn(request).accountId, id: request.params.id }),
    ],
  } satisfies Handlers<Operations>;
  return {
    handlers,
    /** Of grants of a seller those whose holder is in the channel that they open. */
    joinedOf: (sellerId: string, grants: readonly Held[]) => joinedOf(context, sellerId, grants),
  };
}

export type Members = ReturnType<typeof createMembers>;
