import { deviceOf, isBrowser } from '../../../platform/http/device';

/** Each names others behind itself, so the first that is found is meant. */
const families: readonly [name: string, version: RegExp][] = [
  ['Edge', /\bEdgA?(?:iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[.\d]* (?:Mobile\/\w+ )?Safari/],
];

/** "Chrome 126, phone" of a `User-Agent`; of the rest, which may tell one person from another, nothing is kept. */
export function browserFamily(agent: string | undefined): string {
  if (agent === undefined || !isBrowser(agent)) return 'Unknown browser';
  const given = agent.slice(0, 512);
  for (const [name, pattern] of families) {
    const [, version] = pattern.exec(given) ?? [];
    if (version) return `${name} ${version}, ${deviceOf(given)}`;
  }
  return `Unknown browser, ${deviceOf(given)}`;
}
