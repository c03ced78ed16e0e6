import { codeOf } from './run.mjs';
import { setup } from './setup.mjs';

await setup();
process.exit(
  await codeOf(process.execPath, [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--linter-enabled=false',
    '--write',
    '.',
  ]),
);
