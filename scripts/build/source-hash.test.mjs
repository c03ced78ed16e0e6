import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceHash } from './source-hash.mjs';

test('changes with a source and not with a story', async () => {
  const root = await mkdtemp(join(tmpdir(), 'haat-sources-'));
  const at = (path) => join(root, path);
  await mkdir(at('src/screens'), { recursive: true });
  await writeFile(at('src/screens/A.tsx'), 'one');
  const before = await sourceHash(at);
  await writeFile(at('src/screens/A.stories.tsx'), 'a story');
  expect(await sourceHash(at)).toBe(before);
  await writeFile(at('src/screens/A.tsx'), 'two');
  expect(await sourceHash(at)).not.toBe(before);
});
