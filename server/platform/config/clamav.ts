import { type Env, read, refusal, requiredWhen } from './env';

/** A clamd that checks uploaded files for viruses. */
export interface ClamavConfig {
  address: { host: string; port: number } | { path: string };
  /** Bytes that it takes of one file: its StreamMaxLength. */
  maxBytes: number;
}

const megabyte = 1024 * 1024;

/**
 * Null without CLAMAV_SOCKET: uploads are not checked.
 * @throws ConfigError
 */
export function clamavOf(env: Env): ClamavConfig | null {
  const socket = read(env, 'CLAMAV_SOCKET');
  const maxBytes = read(env, 'CLAMAV_MAX_MB') * megabyte;
  if (socket !== null) return { address: addressIn(socket), maxBytes };
  if (env['CLAMAV_MAX_MB']) throw refusal('CLAMAV_SOCKET', `not set. ${requiredWhen('CLAMAV_SOCKET')}`);
  return null;
}

function addressIn(socket: string): ClamavConfig['address'] {
  if (socket.startsWith('/')) return { path: socket };
  const colon = socket.lastIndexOf(':');
  return { host: socket.slice(0, colon).replace(/^\[(.*)\]$/, '$1'), port: Number(socket.slice(colon + 1)) };
}
