import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { isPublicId, type Storefront } from '../storefront.parts';

type ById = { Params: { accessId: string } };

/**
 * Where whoever has access to a course turns its messages off and on, and whoever booked a webinar its reminders: by the signed link of a message,
 * or from its page in a browser that holds it. Opening the page changes nothing, because programs that look after mailboxes open links too; the button does, and what a mailbox sends by
 * itself when its owner presses "Unsubscribe" there.
 */
export function lessonMessagesRoutes(scope: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send } = storefront;
  const { buyers, lessonMessages } = dependencies;
  const address = '/lesson-messages/:accessId';

  /** @throws Refusal 404 for whoever has neither the link nor what it is about */
  async function grantOf(request: FastifyRequest<ById>, { takesBrowser }: { takesBrowser: boolean }) {
    const { accessId } = request.params;
    if (!isPublicId(accessId)) throw notFound();
    const isSigned = lessonMessages.isStopKey(accessId, textOf(request.query, 'k'));
    const proof = isSigned || !takesBrowser ? null : await buyers.proofOf(request);
    if (!isSigned && !(proof && (await lessonMessages.isHeld(accessId, proof)))) throw notFound();
    return accessId;
  }

  scope.get<ById>(address, async (request, reply) => {
    const accessId = await grantOf(request, { takesBrowser: true });
    const found = await lessonMessages.find(accessId);
    if (!found) throw notFound();
    const { title, language, isSession, isOptedOut } = found;
    const action = lessonMessages.stopPath(accessId);
    return send(reply, {
      page: 'lessonMessages',
      site: siteOf(request),
      title,
      language,
      isSession,
      action,
      isOn: !isOptedOut,
    });
  });

  scope.post<ById>(address, async (request, reply) => {
    const accessId = await grantOf(request, { takesBrowser: false });
    if (textOf(request.body, 'messages') === 'on') await lessonMessages.optIn(accessId);
    else await lessonMessages.optOut(accessId);
    return reply.redirect(lessonMessages.stopPath(accessId), 303);
  });
}
