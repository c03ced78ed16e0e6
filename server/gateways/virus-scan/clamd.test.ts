import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Clamd, eicar, eicarSignature, startClamd } from '../../../tests/simulators/clamd';
import { type ClamdLimits, createClamd } from './clamd';

const maxBytes = 1_000_000;
const soon = 50;
const late = 10_000;
const patient: ClamdLimits = { connect: late, idle: late, reply: late, total: late };

const folder = mkdtempSync(join(tmpdir(), 'haat-clamd-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bytes as storages give them: some at a time. */
const streamOf = (bytes: Buffer, step = 100_000) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
    })(),
    { objectMode: false },
  );

describe.each(['a port', 'a UNIX socket'])('clamd on %s', (where) => {
  let clamd: Clamd;
  beforeAll(async () => {
    clamd = await startClamd({ maxBytes, ...(where !== 'a port' && { path: join(folder, 'clamd.sock') }) });
  });
  afterEach(() => clamd.trouble(null));
  afterAll(() => clamd.stop());

  const scan = (content: Readable, limits: Partial<ClamdLimits> = {}) =>
    createClamd({ address: clamd.address, maxBytes }, { ...patient, ...limits }).scan(content);

  it('gets every byte, in chunks of 64 kB at most', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: maxBytes }, (_, place) => place % 251));
    const content = streamOf(bytes);
    expect(await scan(content)).toEqual({ status: 'clean' });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(clamd.scanned.at(-1)).toEqual({ bytes: maxBytes, sha256, largestChunk: 65_536 });
    expect(content.destroyed).toBe(true);
  });

  it('is sent nothing where there is nothing', async () => {
    expect(await scan(streamOf(Buffer.alloc(0)))).toEqual({ status: 'clean' });
    expect(clamd.scanned.at(-1)?.bytes).toBe(0);
  });

  it('finds what begins in one chunk and ends in the next', async () => {
    const bytes = Buffer.concat([Buffer.alloc(65_500, 'a'), eicar, Buffer.alloc(300_000, 'b')]);
    expect(await scan(streamOf(bytes, 65_536))).toEqual({ status: 'infected', signature: eicarSignature });
  });

  it('says that it was sent too much, and the rest is not read', async () => {
    const content = streamOf(Buffer.alloc(40 * maxBytes));
    await expect(scan(content)).rejects.toMatchObject({
      name: 'ScanFailed',
      // Where it closes with bytes unread, its reply may be lost.
      reason: expect.stringMatching(/^(instream_size_limit_exceeded|connection_lost)$/),
    });
    expect(content.destroyed).toBe(true);
  });

  it.each([
    ['hangsUp', 'connection_lost', {}],
    ['scanFails', 'can_t_allocate_memory', {}],
    ['nonsense', 'malformed_reply', {}],
    ['endless', 'reply_too_long', {}],
    ['silent', 'no_answer_in_time', { reply: soon }],
    ['silent', 'took_too_long', { total: soon }],
    ['deaf', 'no_answer_in_time', { idle: soon }],
  ] as const)('comes to no result when it is %s: %s', async (trouble, reason, limits) => {
    clamd.trouble(trouble);
    // More than sockets hold, so that one who does not read is noticed while sending.
    const content = streamOf(Buffer.alloc(trouble === 'deaf' ? 40 * maxBytes : 1_000));
    await expect(scan(content, limits)).rejects.toMatchObject({ name: 'ScanFailed', reason });
    expect(content.destroyed).toBe(true);
  });

  it('is not to blame for a content that cannot be read', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error('a piece of a file is missing');
      })(),
    );
    await expect(scan(broken)).rejects.toThrow('a piece of a file is missing');
    expect(await scan(streamOf(eicar))).toMatchObject({ status: 'infected' });
  });

  it('is not reached when nobody listens, and is again afterwards', async () => {
    await clamd.stop();
    await expect(scan(streamOf(eicar))).rejects.toMatchObject({ name: 'ScanFailed', reason: 'not_reached' });
    await clamd.start();
    expect(await scan(streamOf(eicar))).toMatchObject({ status: 'infected' });
  });
});
