import type { ContentItem, PublicItem } from '@haat/openapi';
import type { ToHtml } from '../../kind';
import { type ItemFile, publicItem } from './items.rules';

interface Shown {
  toHtml: ToHtml;
  files?: ReadonlyMap<string, ItemFile> | undefined;
}

/** What anybody may see of an item that is free: a text and a link in full, of a file its name and its size. */
export async function freeItem(item: ContentItem, context: Shown): Promise<PublicItem> {
  const { type, text, url } = item;
  return {
    ...(await publicItem(item, context)),
    ...(type === 'text' && text !== undefined && { html: await context.toHtml(text) }),
    ...(type === 'link' && url !== undefined && { url }),
  };
}
