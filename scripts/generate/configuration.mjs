// docs/configuration.md: the table of environment variables, from server/platform/config/variables/variables.ts.
import { runnerImport } from 'vite';
import { inRoot } from '../root.mjs';

const head = `# Configuration

<!-- Generated from server/platform/config/variables/variables.ts by \`npm run generate\`; edits are lost. -->

The server reads its configuration from environment variables when it starts, and refuses to start when one is missing or not valid: the error names it
and says what to set. A variable that is empty counts as not set. No variable has to be set for development.

Amounts are in paise (₹1 = 100 paise), rates in basis points (1 % = 100). “Secret” marks values that belong into a secret store; no error or log line shows them.
`;

/** Returns the Markdown of docs/configuration.md. */
export async function configurationPage() {
  const { module } = await runnerImport(inRoot('server/platform/config/variables/variables.ts'), {
    configFile: false,
    root: inRoot('.'),
    logLevel: 'error',
  });
  return [head, ...Object.entries(module.sections).map(section)].join('\n');
}

const intros = {
  'Tests and tools': 'Read by tests, benchmarks and builds, never by a server in production.\n',
};

function section([title, variables]) {
  const rows = Object.entries(variables).map(([name, variable]) => row(name, variable));
  return [
    `## ${title}\n`,
    ...(intros[title] ? [intros[title]] : []),
    '| variable | format | default | required | |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function row(name, { use, format, shownDefault, required, isSecret }) {
  const purpose = isSecret ? `${use} **Secret.**` : use;
  return `| \`${name}\` | ${format} | ${shownDefault ?? '–'} | ${required ?? ''} | ${purpose} |`;
}
