import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Random } from './ids';

/** Keeps short texts so that the database alone does not tell them. */
export interface Sealer {
  /** `bound` names the row and the column: what was sealed for one cannot be opened as another's. */
  seal(text: string, bound: string): Buffer;
  /** @throws Error when the key, the place or a single bit is another */
  open(sealed: Buffer, bound: string): string;
  /** The same text gives the same 32 bytes, which say nothing without the key. */
  fingerprint(text: string, of: string): Buffer;
  /** The bytes 2 to 5 of whatever the current key has sealed. */
  keyId: Buffer;
}

/** The keys of a server’s secret and of those it had before. */
export function keysOfSecrets({
  secret,
  formerSecrets,
}: {
  secret: string;
  formerSecrets: readonly string[];
}): SealingKeys {
  const keyFrom = (text: string) => Buffer.from(hkdfSync('sha256', text, 'haat', 'sealed', 32));
  return { current: keyFrom(secret), former: formerSecrets.map(keyFrom) };
}

export interface SealingKeys {
  /** 32 bytes. */
  current: Buffer;
  /** Those it was before, for what has not been sealed again yet. */
  former: readonly Buffer[];
}

const version = 1;
const idBytes = 4;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + idBytes;

interface Key {
  id: Buffer;
  bytes: Buffer;
}

const keyOf = (secret: Buffer): Key => ({
  // Says which key it was and nothing of the key.
  id: createHash('sha256').update('id of a sealing key').update(secret).digest().subarray(0, idBytes),
  bytes: Buffer.from(hkdfSync('sha256', secret, '', 'seal', 32)),
});

/**
 * AES-256-GCM with a fresh nonce each time: version, id of the key, nonce, tag, text. New texts are sealed with `current`;
 * those sealed with a former key are opened as long as it is given.
 */
export function createSealer({ current, former }: SealingKeys, random: Pick<Random, 'bytes'>): Sealer {
  const keys = [current, ...former].map(keyOf);
  const [currentKey] = keys as [Key, ...Key[]];
  const printKey = Buffer.from(hkdfSync('sha256', current, '', 'fingerprint', 32));

  return {
    seal(text, bound) {
      const iv = random.bytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', currentKey.bytes, iv);
      cipher.setAAD(Buffer.from(bound));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), currentKey.id, iv, cipher.getAuthTag(), body]);
    },

    open(sealed, bound) {
      const key = keys.find(({ id }) => id.equals(sealed.subarray(1, headBytes)));
      if (sealed[0] !== version || !key) throw new Error('Encrypted with an unknown key');
      const iv = sealed.subarray(headBytes, headBytes + ivBytes);
      const tag = sealed.subarray(headBytes + ivBytes, headBytes + ivBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(bound));
      decipher.setAuthTag(tag);
      const body = sealed.subarray(headBytes + ivBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },

    fingerprint: (text, of) => createHmac('sha256', printKey).update(`${of}\n${text}`).digest(),

    keyId: currentKey.id,
  };
}
