import { createHash, randomFillSync } from 'node:crypto';
import type { Clock } from '../clock/clock';

/** The only source of chance: tests seed it. */
export interface Random {
  /** UUIDv7 from the clock: for primary keys; tells its time, so never in an address. */
  uuid(): string;
  /** 16 base58 characters (93 bits): for addresses. */
  publicId(): string;
  /** 32 bytes as base64url: for secrets that are kept as a hash. */
  token(): string;
  /** `count` decimal digits, leading zeros included. */
  digits(count: number): string;
  bytes(count: number): Buffer;
  /** From 0 up to but without 1: for jitter, not for secrets. */
  fraction(): number;
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Cryptographically strong; fills a pool at once because one call per id costs a system call. */
export function cryptoRandom(clock: Clock): Random {
  const pool = Buffer.alloc(4096);
  let used = pool.length;
  return randomFrom(clock, (count) => {
    if (count > pool.length) return randomFillSync(Buffer.alloc(count));
    if (used + count > pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += count;
    return Buffer.from(pool.subarray(used - count, used));
  });
}

/** The same sequence for the same seed; for tests alone. */
export function seededRandom(clock: Clock, seed = 'haat'): Random {
  let block = 0;
  let left = Buffer.alloc(0);
  return randomFrom(clock, (count) => {
    while (left.length < count) {
      left = Buffer.concat([left, createHash('sha256').update(`${seed}:${block++}`).digest()]);
    }
    const taken = left.subarray(0, count);
    left = left.subarray(count);
    return Buffer.from(taken);
  });
}

function randomFrom(clock: Clock, bytes: (count: number) => Buffer): Random {
  let lastMs = 0;
  let inMs = 0;
  return {
    bytes,
    uuid: () => {
      const ms = clock.now().getTime();
      inMs = ms === lastMs ? (inMs + 1) & 0xfff : 0;
      lastMs = ms;
      return uuidV7(ms, inMs, bytes(8));
    },
    publicId: () => pick(base58, 16, bytes),
    token: () => bytes(32).toString('base64url'),
    digits: (count) => pick('0123456789', count, bytes),
    fraction: () => bytes(6).readUIntBE(0, 6) / 2 ** 48,
  };
}

/** The 12 bits after the time count within its ms, so that ids of one process sort as they were made. */
function uuidV7(ms: number, inMs: number, chance: Buffer): string {
  const id = Buffer.alloc(16);
  id.writeUIntBE(ms, 0, 6);
  id.writeUInt16BE(0x7000 | inMs, 6);
  chance.copy(id, 8);
  id[8] = ((id[8] ?? 0) & 0x3f) | 0x80;
  const hex = id.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Throws away the bytes that would favour the first letters. */
function pick(alphabet: string, count: number, bytes: (count: number) => Buffer): string {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < count) {
    for (const byte of bytes(count - text.length + 4)) {
      if (byte < limit && text.length < count) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
