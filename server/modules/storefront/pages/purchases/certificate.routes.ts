import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SentFile, sendFile } from '../../../delivery';
import type { Storefront } from '../storefront.parts';

/** As for previews: everyone sees within a minute that one was withdrawn. */
const cacheControl = 'public, max-age=0, s-maxage=20, stale-while-revalidate=20';

type ByCode = FastifyRequest<{ Params: { code: string } }>;

const hashOf = (of: string | Buffer): string => createHash('sha256').update(of).digest('base64url');

/** Certificates, for whoever was given their address: a page that confirms one, and its PDF. */
export function certificateRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send, sendPage } = storefront;
  const { catalog, certificates } = dependencies;

  app.get<{ Params: { code: string } }>('/certificate/:code', async (request, reply) => {
    const { code } = request.params;
    return code.endsWith('.pdf') ? sendPdf(request, reply) : sendProof(request, reply);
  });

  const nothing = (request: ByCode, reply: FastifyReply) =>
    send(reply, { page: 'notFound', site: siteOf(request) }, 404);

  async function sendProof(request: ByCode, reply: FastifyReply) {
    const { code } = request.params;
    const shown = await certificates.show(code);
    if (!shown) return nothing(request, reply);
    const { certificate, courseTitle, language, productId } = shown;
    const courseUrl = (await catalog.publicProduct(productId))?.product.url ?? null;
    reply.header('x-robots-tag', 'noindex');
    const site = siteOf(request);
    const model = { page: 'certificate', site, language, courseTitle, courseUrl, certificate } as const;
    const version = hashOf(JSON.stringify(model));
    return sendPage(request, reply, {
      site,
      name: `certificate ${code}`,
      version,
      cacheControl,
      address: `/certificate/${code}`,
      model: () => model,
    });
  }

  async function sendPdf(request: ByCode, reply: FastifyReply) {
    const code = request.params.code.slice(0, -'.pdf'.length);
    const drawn = await certificates.draw(code, siteOf(request));
    if (!drawn) return nothing(request, reply);
    const { name, pdf } = drawn;
    const file: SentFile = {
      version: hashOf(pdf),
      name,
      type: 'application/pdf',
      size: pdf.length,
      copy: async ({ start, end }, to) => void to.write(pdf.subarray(start, end + 1)),
    };
    return sendFile(request, reply, file, 'inline');
  }
}
