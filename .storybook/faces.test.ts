import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Face, faces, told } from './told-faces';

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
  .filter((file) => /<(Faces|Desk|Cases)\b/.test(read(`src/screens/${file}`)))
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

const nameOf = (face: Face, screen: string) => told[screen]?.as?.[face] ?? face;
const isTold = (face: Face, screen: string) => {
  const about = told[screen]?.by ?? basename(screen);
  return stories.get(about)?.includes(nameOf(face, screen)) ?? false;
};

describe('every screen', () => {
  it('has its five faces as stories', () => {
    const untold = screens.flatMap((screen) =>
      faces
        .filter((face) => !told[screen]?.never?.[face] && !isTold(face, screen))
        .map((face) => `${screen}: ${nameOf(face, screen)}`),
    );
    expect(screens.length).toBeGreaterThan(50);
    expect(untold).toEqual([]);
  });

  it('is excused from no face that it has, and nothing is excused that is gone', () => {
    const idle = Object.entries(told).flatMap(([screen, { never = {} }]) =>
      existsSync(`${root}src/screens/${screen}.tsx`)
        ? faces.filter((face) => never[face] && isTold(face, screen)).map((face) => `${screen}: ${face}`)
        : [screen],
    );
    expect(idle).toEqual([]);
  });
});
