import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Script } from './charts/script';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Files under a folder whose path matches. */
const found = (folder: string, ending: RegExp) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`)
    .sort();
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** The components that the stories of a folder show. */
const shownIn = (folder: string) =>
  new Set(
    found(folder, /\.stories\.tsx$/).flatMap((file) => read(file).match(/(?<=\bcomponent: )\w+/) ?? []),
  );

describe('Storybook', () => {
  it('has a page for every component of the design system', () => {
    const components = [...read('design-system/index.ts').matchAll(/export \{([^}]*)\} from '.*\/[A-Z]\w*'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*$/.test(name));
    const pages = shownIn('design-system');
    expect(components.length).toBeGreaterThan(40);
    expect(components.filter((name) => !pages.has(name))).toEqual([]);
  });

  it('has a page for every part that screens share', () => {
    const parts = found('src/components', /\.tsx$/)
      .filter((file) => !/\.(stories|test)\.|\/testing\//.test(file))
      .flatMap((file) => [...read(file).matchAll(/export function ([A-Z]\w*)[<(]/g)].map(([, name]) => name));
    const pages = shownIn('src/components');
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((name) => name && !pages.has(name))).toEqual([]);
  });

  it('has a page for every chart, which plays it', () => {
    const charts = found('machines', /\.machine\.ts$/).map((file) => basename(file, '.machine.ts'));
    const pages = found('.storybook/charts', /\.stories\.tsx$/);
    const missing = charts.filter((name) => {
      const [page] = pages.filter((file) => basename(file) === `${name}.stories.tsx`).map(read);
      return !page?.includes(`title: 'Charts/${name}'`) || !/\bplay\(\s*canvasElement/.test(page);
    });
    expect(charts.length).toBeGreaterThan(6);
    expect(missing).toEqual([]);
  });
});

describe('the script of every chart', async () => {
  const scripts = await Promise.all(
    found('.storybook/charts', /\.script\.ts$/).map(async (file) => {
      const all = (await import(/* @vite-ignore */ `${root}${file}`)) as Record<string, Script>;
      return [basename(file, '.script.ts'), Object.values(all)] as const;
    }),
  );

  it.each(scripts)('says to %s everything it understands', (_, all) => {
    for (const { machine, events, ownEvents } of all) {
      const understood = machine.events.filter((type) => !type.startsWith('xstate.'));
      const said = new Set([...Object.values(events).map(({ type }) => type), ...ownEvents]);
      expect(understood.filter((type) => !said.has(type))).toEqual([]);
    }
  });
});
