// AWS signature version 4 from the other side, written from its description: the server works out again what was signed.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Asked } from '../loopback';

export interface S3Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** The code S3 refuses with, or null when the signature is right. */
export function problemOfSignature(request: Asked, account: S3Account, now: Date): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      header(request, 'authorization'),
    );
  if (!given) return 'AccessDenied';
  const [, id, day = '', region, names = '', signature = ''] = given;
  if (id !== account.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== account.region) return 'AuthorizationHeaderMalformed';
  const signed = names.split(';');
  const must = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  if (must.some((name) => !signed.includes(name))) return 'AccessDenied';
  const at = header(request, 'x-amz-date');
  const moment = at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!at.startsWith(day) || !(Math.abs(Date.parse(moment) - now.getTime()) < 15 * 60_000))
    return 'RequestTimeTooSkewed';
  const claimed = header(request, 'x-amz-content-sha256');
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(request.bytes)) return 'XAmzContentSHA256Mismatch';

  const url = new URL(request.path, 'http://s3');
  const canonical = [
    request.method,
    url.pathname.split('/').map(encoded).join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...signed.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    claimed,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const stringToSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = [day, account.region, 's3', 'aws4_request'].reduce<Buffer>(
    (by, part) => hmac(by, part),
    Buffer.from(`AWS4${account.secretAccessKey}`),
  );
  const isRight = timingSafeEqual(Buffer.from(signature, 'hex'), hmac(key, stringToSign));
  return isRight ? null : 'SignatureDoesNotMatch';
}

const header = ({ headers }: Asked, name: string): string => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
};
const sha256 = (what: string | Buffer) => createHash('sha256').update(what).digest('hex');
const hmac = (key: Buffer, what: string) => createHmac('sha256', key).update(what).digest();
const encoded = (part: string) =>
  encodeURIComponent(decodeURIComponent(part)).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
