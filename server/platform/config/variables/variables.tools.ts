import { flag, integer, text } from './variable';

const seed = [0, 4_294_967_295] as const;

/** Read by tests and tools, never by the server in production. */
export const toolVariables = {
  TEST_DATABASE_URL: text('PostgreSQL server on which tests create their databases.', null, {
    pattern: /^postgres(ql)?:\/\//,
    format: 'URL that starts with postgres:// or postgresql://',
    shownDefault: 'the embedded database',
  }),
  PROPERTY_RUNS: text('Runs of each property test.', null, {
    pattern: /^(?:all|[1-9]\d*)$/,
    format: 'integer, or all',
    shownDefault: 'half of all',
  }),
  PROPERTY_SEED: integer('Seed of the property tests.', seed, 20_261_121),
  E2E_WIDTHS: text(
    'Window widths of the end-to-end tests: by default one for each test, with `all` phone and desktop.',
    null,
    {
      pattern: /^all$/,
      format: 'all',
    },
  ),
  ATTACK_UPLOADS: integer('Small uploads that one attacker begins.', [1_000, 100_000], 2_000),
  FAULT_ROUNDS: integer('How often the fault tests kill the server among payments.', [1, 1_000], 1),
  FUZZ_RUNS: integer('Generated inputs for each operation of the API.', [1, 10_000_000], 100),
  FUZZ_SEED: integer('Seed of these inputs.', seed, 20_261_123),
  FUZZ_ONLY: text('Operation to test alone.', null, { format: 'operation id' }),
  HAAT_CRASH_AT: text('Crash point at which the server kills itself, in tests of crashes.', null, {
    format: 'name of a crash point',
  }),
  HAAT_DIST: text('Build that system tests start.', 'dist', { format: 'path' }),
  CHROMIUM_PATH: text('Chromium for browser tests and benchmarks.', null, {
    format: 'path',
    shownDefault: 'an installed one, or one that is downloaded',
  }),
  HEADLESS_SHELL_PATH: text('Headless shell of Chromium for browser tests.', null, {
    format: 'path',
    shownDefault: 'an installed one, or `CHROMIUM_PATH`',
  }),
  HAAT_VERBOSE: flag('Print what the build does.', false),
} as const;
