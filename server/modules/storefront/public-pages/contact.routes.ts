import type { ContactModel, TicketTopic } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/errors';
import { textOf } from '../../../platform/http/form-fields';
import { networkOf } from '../../../platform/http/http';
import { publicPaths } from './addresses';
import { chosenIn, nothingTyped, problemsIn, reachIn, valuesIn } from './contact.form';
import type { PublicParts } from './public.parts';
import { inGroups, type StoredTicket, type Tickets } from './ticket.service';

/** The contact form: drawn, judged and answered without JavaScript. */
export function contactRoutes(app: FastifyInstance, parts: PublicParts, tickets: Tickets): void {
  const { pages, baseOf } = parts;
  const path = publicPaths.contact;
  const isWithinLimits = limitOf(app);

  const linkTo = (ticket: StoredTicket) =>
    `${path}?${new URLSearchParams({ ticket: ticket.id, topic: ticket.topic, k: tickets.sign(ticket) })}`;

  app.get(path, async (request, reply) => {
    const { query } = request;
    const ticket = { id: textOf(query, 'ticket'), topic: textOf(query, 'topic') as TicketTopic };
    if (ticket.id !== '' && tickets.isOurs(ticket, textOf(query, 'k'))) {
      const model = {
        ...baseOf(request, path),
        page: 'ticket',
        number: inGroups(ticket.id),
        topic: ticket.topic,
      } as const;
      return pages.send(reply, model);
    }
    const isSame = textOf(query, 'topic') === '' && textOf(query, 'about') === '';
    return parts.sendPublic(
      request,
      reply,
      { name: 'contact', isSame },
      (base): ContactModel => ({
        ...base,
        page: 'contact',
        // Only what a link may choose: what somebody would have typed is not put into their mouth.
        values: { ...nothingTyped, ...chosenIn(query) },
        errors: {},
        message: null,
      }),
    );
  });

  app.post(path, async (request, reply) => {
    const values = valuesIn(request.body);
    const again = (status: number, changes: Partial<ContactModel>) => {
      const base = baseOf(request, path);
      return pages.send(
        reply,
        { ...base, page: 'contact', values, errors: {}, message: null, ...changes },
        status,
      );
    };
    const errors = problemsIn(values);
    const reach = reachIn(values.reach);
    if (Object.keys(errors).length > 0 || reach === null)
      return again(422, { errors, message: 'Not sent yet: please check the marked fields below.' });
    if (!(await isWithinLimits(request)))
      return again(429, {
        message: 'Too many messages came from your network. Wait ten minutes and send it again.',
      });
    try {
      const ticket = await tickets.open(values, reach, (one) => pages.siteOf(request).origin + linkTo(one));
      return reply.redirect(linkTo(ticket), 303);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      return again(error.status, { message: error.message });
    }
  });
}

/** Ten in ten minutes from one network; always within them where limits per address are off. */
function limitOf(app: FastifyInstance): (request: FastifyRequest) => Promise<boolean> {
  if (!app.hasDecorator('createRateLimit')) return async () => true;
  const check = app.createRateLimit({
    max: 10,
    timeWindow: 10 * 60_000,
    keyGenerator: (request) => `contact ${networkOf(request.ip)}`,
  });
  return async (request) => {
    const answer = await check(request);
    return answer.isAllowed || !answer.isExceeded;
  };
}
