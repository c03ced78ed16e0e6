import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../../platform/http/contract';
import { notFound } from '../../../platform/http/errors';
import { signedIn } from '../../accounts/identity';
import { type DrawnPages, textOf } from '../../storefront/pages';
import type { FollowUpService } from './payment-reminder.service';

export function followUpHandlers(followUps: FollowUpService) {
  return {
    async getFollowUps(request) {
      return [200, await followUps.state(signedIn(request).accountId)];
    },
    async setFollowUps(request) {
      return [200, await followUps.choose(signedIn(request).accountId, request.body.isOn)];
    },
  } satisfies Handlers<'getFollowUps' | 'setFollowUps'>;
}

/**
 * Where these mails are refused, without signing in. Opening the link changes nothing, because programs that look after mailboxes open links
 * too; the button does, and what a mailbox sends by itself when its owner presses "Unsubscribe" there.
 */
export function remindersRoutes(
  scope: FastifyInstance,
  { followUps, pages }: { followUps: FollowUpService; pages: Pick<DrawnPages, 'siteOf' | 'send'> },
): void {
  const address = '/reminders/:id';
  type ById = { Params: { id: string } };

  scope.get<ById>(address, async (request, reply) => {
    const { id } = request.params;
    const key = textOf(request.query, 'k');
    if (!followUps.isOurs(id, key)) throw notFound();
    const action = `/reminders/${id}?k=${key}`;
    const isStopped = textOf(request.query, 'stopped') === '1';
    return pages.send(reply, { page: 'reminders', site: pages.siteOf(request), action, isStopped });
  });

  scope.post<ById>(address, async (request, reply) => {
    const { id } = request.params;
    const key = textOf(request.query, 'k');
    if (!followUps.isOurs(id, key)) throw notFound();
    await followUps.refuse(id);
    return reply.redirect(`/reminders/${id}?k=${key}&stopped=1`, 303);
  });
}
