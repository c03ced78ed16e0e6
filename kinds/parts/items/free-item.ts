import type { ContentItem, PublicItem } from '@haat/openapi';
import type { ToHtml } from '../../kind';
import { type ItemFile, isPlayable, publicItem } from './items.rules';
import { freeStream } from './stream-access';

interface Shown {
  productId: string;
  toHtml: ToHtml;
  files?: ReadonlyMap<string, ItemFile> | undefined;
}

/** What anybody may see of an item that is free: a text, a link, a video or audio in full, of any other file its name and its size. */
export async function freeItem(item: ContentItem, context: Shown): Promise<PublicItem> {
  const { type, text, url, mediaId = '' } = item;
  const file = context.files?.get(mediaId);
  const isPlayed = isPlayable(item) && file?.status === 'ready';
  return {
    ...(await publicItem(item, context)),
    ...(type === 'text' && text !== undefined && { html: await context.toHtml(text) }),
    ...(type === 'link' && url !== undefined && { url }),
    ...(isPlayed && freeStream({ mediaId, productId: context.productId }, file?.playback)),
  };
}
