import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import type { Storefront } from '../storefront.parts';

/**
 * Where these mails are refused, without signing in. Opening the link changes nothing, because programs that look after mailboxes open links
 * too; the button does, and what a mailbox sends by itself when its owner presses "Unsubscribe" there.
 */
export function remindersRoutes(
  scope: FastifyInstance,
  { dependencies: { paymentReminders }, siteOf, send }: Storefront,
): void {
  const address = '/reminders/:id';
  type ById = { Params: { id: string } };

  scope.get<ById>(address, async (request, reply) => {
    const { id } = request.params;
    const key = textOf(request.query, 'k');
    if (!paymentReminders.isValidLink(id, key)) throw notFound();
    const action = `/reminders/${id}?k=${key}`;
    const isStopped = textOf(request.query, 'stopped') === '1';
    return send(reply, { page: 'reminders', site: siteOf(request), action, isStopped });
  });

  scope.post<ById>(address, async (request, reply) => {
    const { id } = request.params;
    const key = textOf(request.query, 'k');
    if (!paymentReminders.isValidLink(id, key)) throw notFound();
    await paymentReminders.optOut(id);
    return reply.redirect(`/reminders/${id}?k=${key}&stopped=1`, 303);
  });
}
