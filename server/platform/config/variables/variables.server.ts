import { isIP } from 'node:net';
import { choice, flag, integer, list, text, url } from './variable';

/** IPv6 addresses are no part of links: mail programs cut them. */
function isOrigin(given: string): boolean {
  const url = URL.canParse(given) ? new URL(given) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && isIP(url.hostname) !== 6;
}

/** A path may have as many bytes as the address of a UNIX socket. */
function isSocket(given: string): boolean {
  if (given.startsWith('/')) return given.length > 1 && Buffer.byteLength(given) <= 107;
  const [, host, ipv6, port] = /^(?:([\w.-]+)|\[([0-9a-fA-F:.]+)\]):(\d{1,5})$/.exec(given) ?? [];
  const isHost = host !== undefined || isIP(ipv6 ?? '') === 6;
  return isHost && Number(port) >= 1 && Number(port) <= 65_535;
}

export const serverVariables = {
  NODE_ENV: choice(
    'Environment. `production` requires the providers and secrets below and removes `/dev/*` and `/docs`. `test` is for the test suite.',
    ['production', 'development', 'test'],
    'development',
    { required: 'when `HOST` is not a loopback address' },
  ),
  HOST: text('Address to listen on. Keep the loopback address behind a reverse proxy.', '127.0.0.1'),
  PORT: integer('Port to listen on; `0` takes a free one.', [0, 65_535], 3000),
  PUBLIC_URL: text('Origin under which people reach the installation, used in links of messages.', null, {
    pattern: { test: isOrigin },
    format: 'origin, such as https://haat.example',
    shownDefault: 'the `Host` of the request',
    required: 'in production',
  }),
  TRUSTED_PROXIES: integer('Number of reverse proxies whose `X-Forwarded-For` is trusted.', [0, 10], 0),
  LOG_LEVEL: choice(
    'Least level of log lines. The log is JSON on standard output, without phone numbers, codes or tokens.',
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    'info',
  ),
  API_REFERENCE: flag('Serve the API reference at `/docs`.', null, {
    shownDefault: '`on`; `off` in production',
  }),
  RATE_LIMITS: choice(
    'Rate limits for each IP address. `off` is for load tests and refused in production.',
    ['on', 'off'],
    'on',
  ),
  SESSION_IDLE_DAYS: integer(
    'Days without use after which a session ends ([decision 0045](decisions/0045-secrets-and-sessions.md)).',
    [1, 180],
    30,
  ),
  STREAM_DEVICES: integer('Devices that may play video and audio at once with one access.', [1, 20], 2),
} as const;

export const dataVariables = {
  DATA_DIR: text('Folder for the embedded database, uploaded files and the generated secret.', 'data', {
    format: 'path',
  }),
  DATABASE_URL: text('PostgreSQL 15 or newer.', null, {
    pattern: /^postgres(ql)?:\/\//,
    format: 'URL that starts with postgres:// or postgresql://',
    shownDefault: 'the embedded database in `DATA_DIR`',
    isSecret: true,
  }),
  DATABASE_POOL: integer('Connections to PostgreSQL.', [1, 200], 10),
  S3_BUCKET: text('Bucket that stores files instead of `DATA_DIR` ([storage](uploads.md#storage)).', null, {
    pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    format: 'name of a bucket, such as haat-files',
    required: 'when `S3_ENDPOINT` is set',
  }),
  S3_ENDPOINT: url('Endpoint of the storage service.', null, { shownDefault: 'AWS in `S3_REGION`' }),
  S3_REGION: text('Region of the bucket.', 'us-east-1'),
  S3_PREFIX: text('Prefix of all keys, for a bucket that several installations share.', '', {
    pattern: /^(?:[\w-]+\/)*$/,
    format: 'path that ends with a slash, such as haat/',
  }),
  S3_ACCESS_KEY_ID: text('Access key of the bucket.', null, { required: 'when `S3_BUCKET` is set' }),
  S3_SECRET_ACCESS_KEY: text('Secret of the access key.', null, {
    required: 'when `S3_BUCKET` is set',
    isSecret: true,
  }),
  STREAM_FROM: choice(
    'Where players read prepared video and audio: `bucket` sends them there by signed URLs, so that the server carries none of it ([from the bucket](video.md#from-the-bucket)).',
    ['server', 'bucket'],
    'server',
  ),
  STREAM_CDN: text('Origin of a CDN in front of the bucket, to which players are sent instead.', null, {
    pattern: { test: isOrigin },
    format: 'origin, such as https://video.haat.example',
  }),
  CLAMAV_SOCKET: text(
    'Socket of a ClamAV daemon (clamd) that checks uploaded files for viruses ([virus check](uploads.md#virus-check)).',
    null,
    {
      pattern: { test: isSocket },
      format: 'host:port such as 127.0.0.1:3310, or absolute path of at most 107 bytes',
      shownDefault: 'files are not checked',
      required: 'when `CLAMAV_MAX_MB` is set',
    },
  ),
  CLAMAV_MAX_MB: integer(
    '`StreamMaxLength` of that daemon in MB. Of larger files this much is scanned from the beginning.',
    [1, 2_000],
    100,
  ),
} as const;

const aesKey = { pattern: /^[A-Za-z0-9+/_-]{43}=?$/, format: '32 bytes in base64', isSecret: true };

export const secretVariables = {
  HAAT_SECRET: text('Signs sessions and links and encrypts data at rest.', null, {
    format: 'at least 32 random characters',
    shownDefault: 'generated and stored in `DATA_DIR`',
    required: 'in production',
    isSecret: true,
  }),
  HAAT_SECRET_PREVIOUS: list(
    'Up to five previous values of `HAAT_SECRET`, still accepted ([changing the secret](operations.md#changing-the-secret)).',
    { format: 'secret', isSecret: true },
  ),
  KYC_KEY: text('Encrypts PANs and bank account numbers.', null, {
    ...aesKey,
    shownDefault: 'derived from `HAAT_SECRET`',
    required: 'in production',
  }),
  KYC_PREVIOUS_KEYS: list('Previous values of `KYC_KEY` while it is being changed ([KYC](kyc.md)).', aesKey),
  BACKUP_PASSPHRASE: text(
    'Passphrase of `npm run backup` and `npm run restore` ([backups](operations.md#backups)).',
    null,
    {
      format: 'at least 16 characters',
      shownDefault: 'asked for at the terminal',
      required: 'when there is no terminal',
      isSecret: true,
    },
  ),
} as const;

export const monitoringVariables = {
  METRICS_PORT: integer(
    'Separate port for `/metrics` ([monitoring](operations.md#monitoring)); `0`: none.',
    [0, 65_535],
    0,
  ),
  METRICS_HOST: text('Address of that port.', '127.0.0.1'),
  METRICS_TOKEN: text('Bearer token with which `/metrics` can be read on `PORT` as well.', null, {
    pattern: /^[\x21-\x7e]{24,512}$/,
    format: '24 to 512 random characters without spaces',
    required: 'when `METRICS_HOST` is not a loopback address',
    isSecret: true,
  }),
  SHED_EVENT_LOOP_DELAY_MS: integer(
    'Event loop delay beyond which requests are answered with 503; `0`: no limit.',
    [0, 60_000],
    1_000,
  ),
  SHED_EVENT_LOOP_PERCENT: integer(
    'Event loop utilisation beyond which requests are answered with 503; `0`: no limit.',
    [0, 100],
    0,
  ),
  SHED_HEAP_MB: integer(
    'Heap in MB beyond which requests are answered with 503; `0`: no limit.',
    [0, 10_000_000],
    null,
    {
      shownDefault: '90 % of the V8 heap limit',
    },
  ),
  SHED_RSS_MB: integer(
    'Resident memory in MB beyond which requests are answered with 503; `0`: no limit.',
    [0, 10_000_000],
    null,
    {
      shownDefault: '90 % of the container’s limit',
    },
  ),
} as const;
