import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type AsyncState, asyncStates, coverage } from './story-coverage';

const root = fileURLToPath(new URL('..', import.meta.url));
const found = (folder: string, ending: RegExp) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** Screens as the router fetches them, without their endings. */
const routed = found('src/app', /\.tsx?$/).flatMap(
  (file) => read(`src/app/${file}`).match(/(?<=\/screens\/)([\w-]+\/)+\w+(?=')/g) ?? [],
);
/** What is loaded by itself within a screen. */
const loading = found('src/screens', /^([\w-]+\/)+\w+\.tsx$/)
  .filter((file) => /<(AsyncStates|Desk|Cases)\b/.test(read(`src/screens/${file}`)))
  .map((file) => file.replace('.tsx', ''));
const screens = [...new Set([...routed, ...loading])].sort();

/** The names of stories by what they are about. */
const stories = new Map<string, string[]>();
for (const file of found('src/screens', /\.stories\.tsx$/)) {
  const text = read(`src/screens/${file}`);
  const about = [
    ...(text.match(/(?<=\bcomponent: )\w+/g) ?? []),
    ...(text.match(/(?<=\bsubcomponents: \{)[^}]*/)?.[0].match(/\w+/g) ?? []),
  ];
  const names = text.match(/(?<=^export const )\w+/gm) ?? [];
  for (const name of about) stories.set(name, [...(stories.get(name) ?? []), ...names]);
}

const nameOf = (state: AsyncState, screen: string) => coverage[screen]?.as?.[state] ?? state;
const isCovered = (state: AsyncState, screen: string) => {
  const about = coverage[screen]?.by ?? basename(screen);
  return stories.get(about)?.includes(nameOf(state, screen)) ?? false;
};

describe('every screen', () => {
  it('has its five faces as stories', () => {
    const untold = screens.flatMap((screen) =>
      asyncStates
        .filter((state) => !coverage[screen]?.never?.[state] && !isCovered(state, screen))
        .map((state) => `${screen}: ${nameOf(state, screen)}`),
    );
    expect(screens.length).toBeGreaterThan(50);
    expect(untold).toEqual([]);
  });

  it('is excused from no face that it has, and nothing is excused that is gone', () => {
    const idle = Object.entries(coverage).flatMap(([screen, { never = {} }]) =>
      existsSync(`${root}src/screens/${screen}.tsx`)
        ? asyncStates
            .filter((state) => never[state] && isCovered(state, screen))
            .map((state) => `${screen}: ${state}`)
        : [screen],
    );
    expect(idle).toEqual([]);
  });
});
