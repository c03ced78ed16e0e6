import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DrawnPage } from '@haat/openapi/pages';
import type { KeptPage } from '../../../platform/http/pages/cached-page';
import { hashesOf } from '../../../platform/http/pages/style.policy';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** A page is about 40 kB in its three forms. */
const keptAtMost = 1_000;

/** Pages that are the same for everyone, rendered and compressed once for each version. */
export function createPageCache() {
  const cache = new Map<string, { etag: string; page: Promise<KeptPage> }>();

  return {
    /** The page kept under `key` if it has this ETag; otherwise what `render` makes. */
    get(key: string, etag: string, render: () => DrawnPage): Promise<KeptPage> {
      const cached = cache.get(key);
      if (cached?.etag === etag) return cached.page;
      const page = compressed(etag, render);
      cache.delete(key);
      cache.set(key, { etag, page });
      if (cache.size > keptAtMost) cache.delete(cache.keys().next().value as string);
      page.catch(() => cache.delete(key));
      return page;
    },
  };
}

async function compressed(etag: string, render: () => DrawnPage): Promise<KeptPage> {
  const { html, styles, scripts } = render();
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([brotli(plain, { params }), gz(plain, { level: 8 })]);
  return { etag, plain, br, gzip: zipped, styles: hashesOf(styles), scripts: hashesOf(scripts) };
}
