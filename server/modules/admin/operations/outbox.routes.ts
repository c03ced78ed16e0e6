import type { FastifyInstance, FastifyReply } from 'fastify';
import { calendarFile } from '../../../gateways/mail';
import { notFound } from '../../../platform/http/errors';
import { allowStyles, hashesOf } from '../../../platform/http/pages/style.policy';
import type { OutboxMail } from '../../messaging';
import { outboxMailPage, outboxPage, outboxStyle, type ShownMessage } from './outbox.page';

export interface OutboxPort {
  /** The newest messages that no provider sent. */
  newest(): Promise<readonly ShownMessage[]>;
  /** Null where it is no mail that is kept. */
  mail(id: string): Promise<OutboxMail | null>;
}

/**
 * Of the HTML of a mail, whoever wrote parts of it: it is drawn as it is, with its own styles, and runs nothing, sends nothing and fetches nothing.
 * Its links open beside it.
 */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join(';');

/** Messages as text and as their readers see them. Only for development: it shows one-time passwords. */
export function registerOutbox(app: FastifyInstance, outbox: OutboxPort): void {
  const styles = hashesOf([outboxStyle]);
  const sendPage = (reply: FastifyReply, html: string) => {
    allowStyles(reply, styles);
    return sendHtml(reply, html);
  };
  app.get('/dev/outbox', async (_request, reply) => sendPage(reply, outboxPage(await outbox.newest())));
  app.get('/dev/outbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return outbox.newest();
  });

  type OfMail = { Params: { id: string } };
  const mailOf = async (id: string): Promise<OutboxMail> => {
    const mail = await outbox.mail(id);
    if (!mail) throw notFound();
    return mail;
  };
  app.get<OfMail>('/dev/outbox/:id', async ({ params }, reply) => {
    const { calendar, ...mail } = await mailOf(params.id);
    return sendPage(reply, outboxMailPage({ ...mail, hasCalendar: calendar !== undefined }));
  });
  app.get<OfMail>('/dev/outbox/:id/mail.html', async ({ params }, reply) => {
    const { html } = await mailOf(params.id);
    reply.header('content-security-policy', mailPolicy).header('x-frame-options', 'SAMEORIGIN');
    return sendHtml(reply, html);
  });
  app.get<OfMail>(`/dev/outbox/:id/${calendarFile}`, async ({ params }, reply) => {
    const { calendar } = await mailOf(params.id);
    if (!calendar) throw notFound();
    return reply
      .type(`text/calendar; charset=utf-8; method=${calendar.method}`)
      .header('content-disposition', `attachment; filename="${calendarFile}"`)
      .header('cache-control', 'no-store')
      .send(calendar.content);
  });
}

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
