import { t } from '@haat/i18n';

interface MapPoint {
  latitude: number;
  longitude: number;
}

const number = '(-?\\d{1,3}(?:\\.\\d+)?)';
/** Two plain numbers; after `@`, */
const forms = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`(?:@|[?&](?:q|ll|query|destination|mlat)=|geo:)${number}(?:,|%2C|&mlon=)\\s*${number}`),
  new RegExp(`^${number}\\s*[,\\s]\\s*${number}$`),
];

/** The point that is written: two numbers, or the address of a map that shows it. Null when there is none in it. */
export function mapPointOf(given: string): MapPoint | null {
  for (const form of forms) {
    const found = form.exec(given.trim());
    if (!found) continue;
    const [latitude, longitude] = [Number(found[1]), Number(found[2])];
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return null;
}

/** What is wrong with what was pasted. */
export function mapPointProblem(given: string): string | undefined {
  if (given.trim() === '' || mapPointOf(given)) return undefined;
  return /goo\.gl|\/maps\/place|^https?:/.test(given)
    ? t('This link has no coordinates. Open it, press and hold the place, and copy the two numbers.')
    : t('Two numbers such as 12.9716, 77.5946, or the link of a map.');
}
