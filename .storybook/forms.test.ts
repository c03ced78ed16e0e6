import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const found = (folder: string) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file) && !file.includes('node_modules'),
    )
    .map((file) => `${folder}/${file}`);

/** The two that lead to their first error. */
const forms = ['design-system/components/Form/Form.tsx', 'storefront/parts/PageForm.tsx'];

it('every form is one that leads to its first error', () => {
  const files = [
    ...found('src'),
    ...found('storefront'),
    ...found('web'),
    ...found('kinds'),
    ...found('design-system'),
  ];
  const bare = files.filter((file) =>
    /<form\b|as="form"|createElement\('form'/.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(450);
  expect(bare.sort()).toEqual(forms);
});
