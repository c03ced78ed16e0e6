// Runs dependency-cruiser and makes sure that it really looked: with the wrong compiler it finds no file and passes.
import { existsSync } from 'node:fs';
import { cruise, format } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../.dependency-cruiser.mjs';
import { inRoot } from '../root.mjs';

const rooms = ['openapi', 'words', 'machines', 'design-system', 'src', 'server', '.storybook'];

/** Answers whether every import stays within the walls. */
export async function wallsStand() {
  process.chdir(inRoot('.'));
  const present = rooms.filter((room) => existsSync(inRoot(room)));
  const options = { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } };
  const tsConfig = extractTSConfig(inRoot('tsconfig.json'));
  const { output } = await cruise(present, options, config.options.enhancedResolveOptions, { tsConfig });
  const unseen = present.filter(
    (room) => !output.modules.some((module) => module.source.startsWith(`${room}/`)),
  );
  if (unseen.length > 0) {
    console.error(`No file was looked at in: ${unseen.join(', ')}. The walls were not checked.`);
    return false;
  }
  const report = await format(output, { outputType: 'err' });
  console.log(report.output.trim());
  console.log(`${output.summary.totalCruised} modules looked at, ${config.forbidden.length} rules.`);
  return output.summary.error === 0;
}
