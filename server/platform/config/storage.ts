import { type Env, read, refusal, required, requiredWhen } from './env';

/** An S3 bucket that stores files instead of a folder. */
export interface S3Config {
  /** Without a slash at the end; the bucket comes after it. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Before every key: empty, or with a slash at its end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Origin from which players read prepared video and audio by signed URLs; null: from the server. */
  streamOrigin: string | null;
}

/**
 * Null without S3_BUCKET: files are stored under DATA_DIR.
 * @throws ConfigError
 */
export function storageOf(env: Env): S3Config | null {
  const bucket = read(env, 'S3_BUCKET');
  const endpoint = read(env, 'S3_ENDPOINT');
  const isStreamed = read(env, 'STREAM_FROM') === 'bucket';
  const cdn = read(env, 'STREAM_CDN');
  if (cdn !== null && !isStreamed) throw refusal('STREAM_CDN', 'needs STREAM_FROM=bucket.');
  if (bucket === null) {
    if (endpoint !== null) throw refusal('S3_BUCKET', `not set. ${requiredWhen('S3_BUCKET')}`);
    if (isStreamed) throw refusal('STREAM_FROM', 'bucket needs S3_BUCKET.');
    return null;
  }
  const region = read(env, 'S3_REGION');
  const address = endpoint ?? `https://s3.${region}.amazonaws.com`;
  return {
    endpoint: address,
    streamOrigin: isStreamed ? (cdn ?? new URL(address).origin) : null,
    region,
    bucket,
    prefix: read(env, 'S3_PREFIX'),
    accessKeyId: required(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: required(env, 'S3_SECRET_ACCESS_KEY'),
  };
}
