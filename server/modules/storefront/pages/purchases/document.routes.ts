import type { FastifyInstance, FastifyReply } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import { type Storefront } from '../storefront.parts';

/** A PDF to read or to keep; nobody on the way keeps it. */
export const sendPdf = (reply: FastifyReply, { file, pdf }: { file: string; pdf: Buffer }) =>
  reply
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': `inline; filename="${file}"`,
    })
    .type('application/pdf')
    .send(pdf);

/** The platform's invoices to a creator, by an address that the creator was given, signed in or by mail. */
export function documentRoutes(app: FastifyInstance, { dependencies, siteOf, send }: Storefront): void {
  const { invoices } = dependencies;

  app.get<{ Params: { account: string; file: string } }>('/fees/:account/:file', async (request, reply) => {
    const { account, file } = request.params;
    const document = await invoices.drawFee(account, file, textOf(request.query, 'paper'));
    return document
      ? sendPdf(reply, document)
      : send(reply, { page: 'notFound', site: siteOf(request) }, 404);
  });
}
