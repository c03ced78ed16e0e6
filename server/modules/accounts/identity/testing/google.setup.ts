import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Google, startGoogle } from '../../../../../tests/simulators/google';
import { createGoogleGateway } from '../../../../gateways/google';
import { gatewaysWith, resetDatabase } from '../../../../platform/testing/testing';
import { openTestApp, type TestApp } from './app';

// What tests of the sign-in with Google begin with: a Google of our own and the app that trusts it.
export let google: Google;
export let test: TestApp;
export const clientId = '1234.apps.googleusercontent.com';
export const minute = 60_000;

export function setUpGoogle(): void {
  beforeAll(async () => {
    google = await startGoogle(clientId);
    const { certificatesUrl } = google;
    const gateway = createGoogleGateway({ clientId, certificatesUrl });
    test = await openTestApp({ gateways: gatewaysWith({ google: gateway }) });
  });
  // Codes are limited by the hour.
  afterEach(async () => {
    await resetDatabase(test.deps.database);
    test.deps.clock.advance(120 * minute);
  });
  afterAll(async () => {
    await test.close();
    await google.close();
  });
}
