import { defineConfig } from '@playwright/test';

const chromiumPath =
  process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** The tests start their own servers (tests/e2e/harness); nothing has to run beforehand. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // Every test has a server and a browser of its own, and each waits for the other half of the time: two fill two cores.
  workers: 2,
  // A browser on a busy machine may be late once. What passes only then is listed as flaky, and is a fault to mend.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Drawing a trace costs as much as the test; one that failed draws it when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath,
      args: ['--no-sandbox'],
    },
  },
});
