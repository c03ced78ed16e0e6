// AWS signature version 4 from the other side, written from its description: the server works out again what was signed.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Asked } from '../loopback';

export interface S3Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

interface Claim {
  credential: string;
  /** As it was signed, such as 20260101T000000Z. */
  at: string;
  /** Ms that it counts from then, and may be early. */
  lifeMs: number;
  names: string;
  signature: string;
  /** Of the body. */
  hash: string;
}

const skewMs = 15 * 60_000;

/** The code S3 refuses with, or null when the signature is right. */
export function problemOfSignature(request: Asked, account: S3Account, now: Date): string | null {
  const url = new URL(request.path, 'http://s3');
  const claim = url.searchParams.has('X-Amz-Signature') ? claimInAddress(url) : claimInHead(request);
  const given = /^([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request$/.exec(claim?.credential ?? '');
  if (!claim || !given) return 'AccessDenied';
  const [, id, day = '', region] = given;
  const { at, names, hash } = claim;
  if (id !== account.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== account.region) return 'AuthorizationHeaderMalformed';
  const age =
    now.getTime() - Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!at.startsWith(day) || !(age < claim.lifeMs && age > -skewMs)) return 'RequestTimeTooSkewed';
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(request.bytes)) return 'XAmzContentSHA256Mismatch';

  const canonical = [
    request.method,
    url.pathname.split('/').map(encoded).join('/'),
    [...url.searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const stringToSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = [day, account.region, 's3', 'aws4_request'].reduce<Buffer>(
    (by, part) => hmac(by, part),
    Buffer.from(`AWS4${account.secretAccessKey}`),
  );
  const isRight = timingSafeEqual(Buffer.from(claim.signature, 'hex'), hmac(key, stringToSign));
  return isRight ? null : 'SignatureDoesNotMatch';
}

function claimInHead(request: Asked): Claim | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=(\S+?), ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      header(request, 'authorization'),
    );
  if (!given) return null;
  const [, credential = '', names = '', signature = ''] = given;
  const must = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  if (must.some((name) => !names.split(';').includes(name))) return null;
  const [at, hash] = [header(request, 'x-amz-date'), header(request, 'x-amz-content-sha256')];
  return { credential, at, lifeMs: skewMs, names, signature, hash };
}

/** An address that was signed for somebody else. */
function claimInAddress({ searchParams }: URL): Claim | null {
  const value = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const [names, signature] = [value('SignedHeaders'), value('Signature')];
  if (value('Algorithm') !== 'AWS4-HMAC-SHA256' || !names.split(';').includes('host')) return null;
  if (!/^[0-9a-f]{64}$/.test(signature)) return null;
  const lifeMs = Number(value('Expires')) * 1_000;
  return {
    credential: value('Credential'),
    at: value('Date'),
    lifeMs,
    names,
    signature,
    hash: 'UNSIGNED-PAYLOAD',
  };
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
