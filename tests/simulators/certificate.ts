// A certificate for loopback that nobody signed but itself, made when it is needed: no key lies in the repository.
import { generateKeyPairSync, sign } from 'node:crypto';

/** DER: a tag, the length, what is inside. */
function der(tag: number, ...inside: Buffer[]): Buffer {
  const body = Buffer.concat(inside);
  const { length } = body;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), body]);
  const size = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...inside: Buffer[]) => der(0x30, ...inside);
const oid = (...bytes: number[]) => der(0x06, Buffer.from(bytes));
const nothing = der(0x05);
const bits = (body: Buffer) => der(0x03, Buffer.from([0]), body);

const sha256WithRsa = sequence(oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b), nothing);
const nameOf = (name: string) =>
  sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(name)))));
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
const loopback = Buffer.from([127, 0, 0, 1]);

export interface Certificate {
  key: string;
  cert: string;
}

/** For `localhost` and 127.0.0.1, valid from yesterday until tomorrow. */
export function selfSigned(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dayMs = 86_400_000;
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, loopback));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    nameOf('localhost'),
    sequence(time(new Date(Date.now() - dayMs)), time(new Date(Date.now() + dayMs))),
    nameOf('localhost'),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid(0x55, 0x1d, 0x11), der(0x04, names)))),
  );
  const whole = sequence(body, sha256WithRsa, bits(sign('sha256', body, privateKey)));
  const lines = whole.toString('base64').replace(/.{1,64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
  };
}
