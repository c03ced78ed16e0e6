// Runs dependency-cruiser with the import rules, and makes sure that it really looked: with the wrong compiler it finds no file and passes.
import { existsSync } from 'node:fs';
import { cruise, format } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../.dependency-cruiser.mjs';
import { inRoot } from '../root.mjs';

const packages = [
  'openapi',
  'i18n',
  'machines',
  'kinds',
  'design-system',
  'src',
  'storefront',
  'web',
  'server',
  '.storybook',
];

/** Returns whether every import follows the rules of .dependency-cruiser.mjs. */
export async function importsFollowRules() {
  process.chdir(inRoot('.'));
  const present = packages.filter((name) => existsSync(inRoot(name)));
  const options = { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } };
  const tsConfig = extractTSConfig(inRoot('tsconfig.json'));
  const { output } = await cruise(present, options, config.options.enhancedResolveOptions, { tsConfig });
  const unseen = present.filter(
    (name) => !output.modules.some((module) => module.source.startsWith(`${name}/`)),
  );
  if (unseen.length > 0) {
    console.error(`No file was checked in ${unseen.join(', ')}: the compiler found none there.`);
    return false;
  }
  const report = await format(output, { outputType: 'err' });
  console.log(report.output.trim());
  console.log(`${output.summary.totalCruised} modules checked against ${config.forbidden.length} rules.`);
  return output.summary.error === 0;
}
