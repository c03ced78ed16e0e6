import { afterAll, afterEach, beforeAll } from 'vitest';
import { resetDatabase } from '../../../../platform/testing/testing';
import { openTestApp, type TestApp } from './app';

// What tests of signing in by codes begin with: an app in which nobody is signed in, and nobody has asked for a code.
export let test: TestApp;
export const minute = 60_000;

export function setUpApp(): void {
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterEach(async () => {
    await resetDatabase(test.deps.database);
    // Limits per address are counted in memory by the minute.
    test.deps.clock.advance(2 * 60 * minute);
  });
  afterAll(() => test.close());
}
