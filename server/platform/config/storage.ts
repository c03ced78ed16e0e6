import { address, ConfigError, type Env, needed } from './env';

/** Where files are kept instead of in a folder. */
export interface S3Config {
  /** Without a slash at the end; the bucket comes after it. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Before every key: empty, or with a slash at its end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Null without S3_BUCKET: files are kept under DATA_DIR.
 * @throws ConfigError
 */
export function storageOf(env: Env): S3Config | null {
  const bucket = env['S3_BUCKET'];
  if (!bucket) {
    if (env['S3_ENDPOINT']) throw new ConfigError('S3_BUCKET is missing: S3_ENDPOINT needs it');
    return null;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError('S3_BUCKET has to be the name of a bucket such as haat-files');
  const prefix = env['S3_PREFIX'] ?? '';
  if (!/^(?:[\w-]+\/)*$/.test(prefix))
    throw new ConfigError('S3_PREFIX has to be empty or end with a slash, such as haat/');
  const region = env['S3_REGION'] || 'us-east-1';
  return {
    endpoint: address(env, 'S3_ENDPOINT', `https://s3.${region}.amazonaws.com`),
    region,
    bucket,
    prefix,
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID', 'S3_BUCKET'),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET'),
  };
}
