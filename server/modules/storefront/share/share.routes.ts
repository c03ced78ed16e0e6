import type { FastifyInstance } from 'fastify';
import { isFresh } from '../../../platform/http/pages/cached-page';
import { isPublicId, type Storefront } from '../pages/storefront.parts';
import { chosenFile, shareFacts, versionOf } from './share.facts';
import { createSharePictures } from './share.pictures';

/** A chat asks once for an address and keeps what it got; the address of a changed product is another. */
const cacheControl = 'public, max-age=86400';

/** The picture that chats show with the link of a product: the one that was chosen, or one of title, price, creator and cover. */
export function shareRoutes(app: FastifyInstance, { deps, dependencies, siteOf, send }: Storefront): void {
  const pictures = createSharePictures(deps.workers, dependencies.media.version);

  app.get<{ Params: { file: string } }>('/share/:file', async (request, reply) => {
    const [id = '', ending, ...more] = request.params.file.split('.');
    const isPicture = isPublicId(id) && (ending === 'png' || ending === 'jpg') && more.length === 0;
    const entry = isPicture ? await dependencies.catalog.publicProduct(id) : null;
    const chosen = entry && ending === 'jpg' ? chosenFile(entry.product) : null;
    if (!entry || (ending === 'jpg' && !chosen))
      return send(reply, { page: 'notFound', site: siteOf(request) }, 404);
    const facts = shareFacts(entry.product, deps.config.operator.name);
    const version = versionOf(chosen ?? facts);
    const etag = `"${version}"`;
    const isThere = isFresh(request, etag);
    const picture =
      isThere || (await (chosen ? pictures.chosen(version, chosen, facts) : pictures.drawn(version, facts)));
    // Once there is something to keep.
    reply.headers({
      'cache-control': cacheControl,
      etag,
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
    if (picture === true) return reply.code(304).send();
    return reply.type(chosen ? 'image/jpeg' : 'image/png').send(picture);
  });
}
