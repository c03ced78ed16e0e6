// One bucket as S3 keeps it: signatures are checked before anything else, parts are seen only when all are put together.
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Asked, listen } from '../loopback';
import { problemOfSignature, type S3Account } from './s3.signature';

/** What goes wrong with the next calls. */
export type S3Trouble = 'slowDown' | 'brokenConnection' | 'lateMistake';

export interface S3 {
  url: string;
  bucket: string;
  account: S3Account;
  /** By key. */
  objects: Map<string, Buffer>;
  /** Uploads of parts that were neither put together nor taken back. */
  unfinished(): number;
  /** Every call, as `PUT /bucket/key`. */
  requests: string[];
  /** For so many calls that this can happen to. */
  trouble(kind: S3Trouble, calls: number): void;
  close(): Promise<void>;
}

const leastPart = 5 * 1024 * 1024;

export async function startS3(pageSize = 1_000): Promise<S3> {
  const account = {
    accessKeyId: 'HAATSIMULATED',
    secretAccessKey: 'a secret of a simulator',
    region: 'ap-south-1',
  };
  const bucket = 'haat-files';
  const objects = new Map<string, Buffer>();
  const parts = new Map<string, Map<number, Buffer>>();
  const requests: string[] = [];
  let trouble: { kind: S3Trouble; left: number } | null = null;
  let uploads = 0;

  const happens = (kind: S3Trouble): boolean => {
    if (trouble?.kind !== kind || trouble.left === 0) return false;
    trouble.left -= 1;
    return true;
  };

  function answer(call: Asked, response: ServerResponse): void {
    requests.push(`${call.method} ${call.path}`);
    if (happens('brokenConnection')) return void response.destroy();
    if (happens('slowDown')) return refuse(response, 503, 'SlowDown');
    // Its rule for other origins: browsers may write.
    if (call.headers.origin !== undefined) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-methods', 'PUT');
    }
    if (call.method === 'OPTIONS') return void response.writeHead(200).end();
    const problem = problemOfSignature(call, account, new Date());
    if (problem !== null) return refuse(response, 403, problem);
    const url = new URL(call.path, 'http://s3');
    const [, name = '', key = ''] = /^\/([^/]+)(?:\/(.*))?$/.exec(url.pathname) ?? [];
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (key === '')
      return call.method === 'GET' ? list(url, response) : refuse(response, 405, 'MethodNotAllowed');
    const uploadId = url.searchParams.get('uploadId');
    if (url.searchParams.has('uploads') && call.method === 'POST') return begin(response);
    if (uploadId !== null) return part(call, key, uploadId, url, response);
    return object(call, key, response);
  }

  function object({ method, bytes, headers }: Asked, key: string, response: ServerResponse): void {
    const found = objects.get(key);
    const source = headers['x-amz-copy-source'];
    if (method === 'PUT' && typeof source === 'string')
      copy(source, String(headers['x-amz-copy-source-if-match']), key, response);
    else if (method === 'PUT') {
      objects.set(key, bytes);
      response.writeHead(200, { etag: tagOf(bytes) }).end();
    } else if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!found) refuse(response, 404, 'NoSuchKey');
    else {
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
      const sent = start === undefined ? found : found.subarray(Number(start), Number(end) + 1);
      response.writeHead(start === undefined ? 200 : 206, {
        'content-length': sent.length,
        etag: tagOf(found),
      });
      response.end(method === 'HEAD' ? undefined : sent);
    }
  }

  function copy(source: string, tag: string, key: string, response: ServerResponse): void {
    const found = objects.get(source.replace(`/${bucket}/`, ''));
    if (!found) return refuse(response, 404, 'NoSuchKey');
    if (tag !== tagOf(found)) return refuse(response, 412, 'PreconditionFailed');
    objects.set(key, found);
    xml(response, `<CopyObjectResult><ETag>${tag}</ETag></CopyObjectResult>`);
  }

  function begin(response: ServerResponse): void {
    const id = `upload-${++uploads}`;
    parts.set(id, new Map());
    xml(
      response,
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  function part(call: Asked, key: string, id: string, url: URL, response: ServerResponse): void {
    const upload = parts.get(id);
    if (!upload) return refuse(response, 404, 'NoSuchUpload');
    if (call.method === 'PUT') {
      upload.set(Number(url.searchParams.get('partNumber')), call.bytes);
      response.writeHead(200, { etag: tagOf(call.bytes) }).end();
    } else if (call.method === 'DELETE') {
      parts.delete(id);
      response.writeHead(204).end();
    } else {
      if (happens('lateMistake')) return xml(response, '<Error><Code>InternalError</Code></Error>');
      const wanted = [...call.body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
      const bodies = wanted.map(([, number]) => upload.get(Number(number)) ?? Buffer.alloc(0));
      const isWhole =
        wanted.length > 0 && wanted.every(([, , tag], place) => tag === tagOf(bodies[place] as Buffer));
      if (!isWhole) return refuse(response, 400, 'InvalidPart');
      if (bodies.slice(0, -1).some((body) => body.length < leastPart))
        return refuse(response, 400, 'EntityTooSmall');
      objects.set(key, Buffer.concat(bodies));
      parts.delete(id);
      xml(response, `<CompleteMultipartUploadResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"/>`);
    }
  }

  function list(url: URL, response: ServerResponse): void {
    const asking = (name: string) => url.searchParams.get(name) ?? '';
    const prefix = asking('prefix');
    const delimiter = asking('delimiter');
    // What lies deeper stands once, for all of it.
    const rolled = (key: string) => {
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      return end === -1 ? key : key.slice(0, end + delimiter.length);
    };
    const after = Buffer.from(asking('continuation-token'), 'base64').toString();
    const all = [...new Set([...objects.keys()].filter((key) => key.startsWith(prefix)).map(rolled))].sort();
    const keys = all.filter((key) => key > after);
    const page = keys.slice(0, pageSize);
    const shown = page.map((key) =>
      objects.has(key)
        ? `<Contents><Key>${key}</Key></Contents>`
        : `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`,
    );
    const more =
      keys.length > pageSize
        ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
        : '';
    xml(
      response,
      `<ListBucketResult><Prefix>${prefix}</Prefix><IsTruncated>${more !== ''}</IsTruncated>${more}${shown.join('')}</ListBucketResult>`,
    );
  }

  const server = await listen(answer);
  return {
    ...server,
    bucket,
    account,
    objects,
    requests,
    unfinished: () => parts.size,
    trouble: (kind, calls) => {
      trouble = { kind, left: calls };
    },
  };
}

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function xml(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  xml(response, `<Error><Code>${code}</Code></Error>`, status);

/** The settings with which a server stores there. */
export const s3Environment = ({ url, bucket, account }: S3) => ({
  S3_ENDPOINT: url,
  S3_BUCKET: bucket,
  S3_REGION: account.region,
  S3_ACCESS_KEY_ID: account.accessKeyId,
  S3_SECRET_ACCESS_KEY: account.secretAccessKey,
});
