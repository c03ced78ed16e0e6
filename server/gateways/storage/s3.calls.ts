import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../../platform/config/storage';
import { Refusal } from '../../platform/http/errors';
import type { ByteRange } from './storage.gateway';

export interface S3Call {
  /** Left out for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  /** Of what is read. */
  range?: ByteRange;
  headers?: Record<string, string>;
}

export type S3Calls = ReturnType<typeof createS3Calls>;

/** Until the head of an answer is there; the largest piece we send is 8 MB. */
const patienceMs = 30_000;
/** Ms before each further try: a busy store asks for patience, and a connection breaks. */
const pauses = [200, 1_000];

const unreachable = () =>
  new Refusal(
    503,
    'storage_unreachable',
    'File storage is not responding. Try again in a minute',
    undefined,
    5,
  );

/** Signed calls to one bucket, whose every one may be repeated. A 404 and a 412 are answers; what else is refused is a mistake of ours. */
export function createS3Calls({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config) {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function once(method: string, { key, query, body, range, headers }: S3Call): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${key}`}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signed = await signer.sign(url, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...headers,
        ...(range && { range: `bytes=${range.start}-${range.end}` }),
      },
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    });
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patienceMs);
    try {
      return await fetch(signed, { redirect: 'manual', signal: late.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  return async function ask(method: string, call: S3Call = {}): Promise<Response> {
    for (let tried = 0; ; tried++) {
      const answer = await once(method, call).catch(() => null);
      if (answer && (answer.ok || answer.status === 404 || answer.status === 412)) return answer;
      await answer?.body?.cancel();
      const isPassing = answer === null || answer.status >= 500 || answer.status === 429;
      if (!isPassing) throw new Error(`S3 answered ${method} with ${answer.status}`);
      const pause = pauses[tried];
      if (pause === undefined) throw unreachable();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
}
