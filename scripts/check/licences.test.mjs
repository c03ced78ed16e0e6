import { expect, test } from 'vitest';
import { gapsOf } from '../sbom.mjs';
import { isAllowed, licenceComplaints } from './licences.mjs';

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['EPL-2.0 OR MIT', true],
  ['MIT OR GPL-3.0-only', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['MIT AND (GPL-2.0-only OR ISC)', true],
  ['(MIT AND Zlib)', true],
  ['GPL-2.0-only OR MIT AND GPL-3.0-only', false],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['SEE LICENSE IN LICENSE', false],
  ['MIT)', false],
  ['(MIT', false],
  ['UNLICENSED', false],
  ['', false],
])('%j: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

const lockWith = (packages) => ({
  packages: { '': { name: 'haat' }, server: { name: '@haat/server', version: '1.0.0' }, ...packages },
});
const complaintsAbout = (packages, special = {}) => licenceComplaints(lockWith(packages), special);

test('a package without a licence, or with one that nobody looked at, is told', () => {
  expect(
    complaintsAbout({
      'node_modules/good': { version: '1.0.0', license: 'MIT' },
      'node_modules/good/node_modules/bad': { version: '2.0.0', license: 'GPL-3.0-only' },
      'node_modules/silent': { version: '3.0.0' },
      'node_modules/old': { version: '4.0.0', license: { type: 'MIT' } },
      'node_modules/@haat/server': { link: true, resolved: 'server' },
    }).map((line) => line.split(':', 1)[0]),
  ).toEqual(['bad 2.0.0', 'silent 3.0.0', 'old 4.0.0']);
});

test('an exception is for one package and one licence, and goes when nothing needs it', () => {
  const special = { 'lib-*': ['MPL-2.0', 'builds'], gone: ['MPL-2.0', 'was here'] };
  const lib = (license) => ({ 'node_modules/lib-linux': { version: '1.0.0', license } });
  expect(complaintsAbout(lib('MPL-2.0'), { 'lib-*': special['lib-*'] })).toEqual([]);
  expect(complaintsAbout(lib('MPL-2.0'), special)).toEqual(['gone: nothing needs this exception any more']);
  expect(complaintsAbout(lib('GPL-3.0-only'), { 'lib-*': special['lib-*'] })).toEqual([
    'lib-linux 1.0.0: GPL-3.0-only is not one that we allow',
  ]);
});

test('a package that reports installations is not taken', () => {
  expect(
    complaintsAbout({ 'node_modules/@scarf/scarf': { version: '1.4.0', license: 'Apache-2.0' } }),
  ).toEqual(['@scarf/scarf: it reports each installation to a company']);
});

test('a bill is whole when all that runs is in it with a version and a licence', () => {
  const lock = lockWith({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { name: 'c', version: '2.0.0' },
    'node_modules/builds': { version: '3.0.0', dev: true },
  });
  const part = (name, version, licenses = [{ license: { id: 'MIT' } }]) => ({
    'bom-ref': `${name}@${version}`,
    name,
    version,
    licenses,
  });
  const bill = (...components) => ({ bomFormat: 'CycloneDX', components });
  const ours = part('@haat/server', '1.0.0', []);
  expect(gapsOf(bill(part('a', '1.0.0'), part('c', '2.0.0'), ours), lock)).toEqual([]);
  expect(gapsOf(bill(part('a', '1.0.0', [])), lock)).toEqual([
    'c@2.0.0: not in the bill of materials',
    'a@1.0.0: without a version or a licence in the bill of materials',
  ]);
  expect(gapsOf({ components: [] }, lockWith({}))).toHaveLength(1);
});
