import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolderStorage } from '.';

const root = mkdtempSync(join(tmpdir(), 'haat-storage-'));
const storage = createFolderStorage(join(root, 'media'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a storage folder', () => {
  it('gives back what it was given, whole', async () => {
    await storage.put('images/a/360.jpg', Buffer.from('one'));
    await storage.put('images/a/360.jpg', Buffer.from('two!'));
    const stored = await storage.get('images/a/360.jpg');
    expect(stored?.size).toBe(4);
    expect(stored && (await text(stored.open()))).toBe('two!');
    expect(readdirSync(join(root, 'media/images/a'))).toEqual(['360.jpg']);
  });

  it('knows nothing of what is not there, nor of folders', async () => {
    expect(await storage.get('images/b/360.jpg')).toBeNull();
    expect(await storage.get('images/a')).toBeNull();
  });

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '', '.hidden', 'a/.b'])(
    'refuses the key "%s"',
    async (key) => {
      await expect(storage.get(key)).rejects.toThrow('not a storage key');
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
    },
  );
});
