import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { phoneMetadata, phoneMetadataFile } from './phone-metadata.mjs';

test('what is known of India is what libphonenumber knows', async () => {
  expect(await readFile(inRoot(phoneMetadataFile), 'utf8')).toBe(await phoneMetadata());
});
