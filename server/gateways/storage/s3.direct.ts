import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../../platform/config/storage';
import type { S3Calls } from './s3.calls';
import { type DirectStorage, safe } from './storage.gateway';

const readableSeconds = 15 * 60;
const sameAddressMs = 5 * 60_000;

/** The same for five minutes, so that everybody gets one address, which a CDN keeps once. */
const signedAt = (now: Date): string =>
  new Date(now.getTime() - (now.getTime() % sameAddressMs)).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Browsers write to a bucket by addresses that are signed for one key and one size. */
export function createDirectStorage(config: S3Config, ask: S3Calls): DirectStorage {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey, streamOrigin } = config;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const named = (key: string) => `${prefix}${safe(key)}`;
  return {
    async readAddress(key, type) {
      if (streamOrigin === null) return null;
      const url = new URL(`${endpoint}/${bucket}/${named(key)}`);
      url.searchParams.set('X-Amz-Expires', String(readableSeconds));
      url.searchParams.set('response-content-type', type);
      const datetime = signedAt(new Date());
      const signed = await signer.sign(url, { method: 'GET', aws: { signQuery: true, datetime } });
      const { pathname, search } = new URL(signed.url);
      return `${streamOrigin}${pathname}${search}`;
    },
    async address(key, { size, lifeMs }) {
      const url = new URL(`${endpoint}/${bucket}/${named(key)}`);
      url.searchParams.set('X-Amz-Expires', String(Math.ceil(lifeMs / 1_000)));
      const signed = await signer.sign(url, {
        method: 'PUT',
        // The browser sends the length of what it has; another one does not fit the signature.
        headers: { 'content-length': String(size) },
        aws: { signQuery: true, allHeaders: true },
      });
      return signed.url;
    },
    async move(from, to) {
      const head = await ask('HEAD', { key: named(from) });
      if (!head.ok) return null;
      const copied = await ask('PUT', {
        key: named(to),
        headers: {
          'x-amz-copy-source': `/${bucket}/${named(from)}`,
          // What was written meanwhile is another thing, of which we do not know the size.
          'x-amz-copy-source-if-match': head.headers.get('etag') ?? '',
        },
      });
      if (copied.status === 412 || copied.status === 404) return null;
      // It answers before it knows, so a mistake comes with 200.
      if (!/<CopyObjectResult\b/.test(await copied.text())) throw new Error('S3 did not copy the object');
      await ask('DELETE', { key: named(from) });
      return Number(head.headers.get('content-length'));
    },
  };
}
