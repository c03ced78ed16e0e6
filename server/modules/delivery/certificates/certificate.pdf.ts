import { inLanguage, learn, t } from '@haat/i18n';
import { encode } from 'uqr';
import { createSheet, sheet } from '../../../platform/documents/pdf.sheet';
import { saidDate } from '../../../platform/text/dates';
import { dayInWords } from '../../../platform/text/india.calendar';
import type { CertificateFacts } from './certificate.facts';
import { hi } from './hi';

learn(hi);

/** The light theme. */
const colours = {
  ground: '#fbf7f0',
  surface: '#ffffff',
  line: '#e4dbcb',
  ink: '#1d1a16',
  soft: '#5f574b',
  accent: '#f5a300',
} as const;

const edge = 30;
const left = 76;
const right = sheet.width - left;
const width = right - left;
/** Of the QR code, with its quiet edge: 38 mm on paper. */
const qrSize = 108;
const footTop = 432;

type Sheet = ReturnType<typeof createSheet>;
type Texts = ReturnType<typeof textsOf>;

/** The certificate on one page of A4. The same facts give the same bytes. */
export function drawCertificate(facts: CertificateFacts): Promise<Buffer> {
  const texts = textsOf(facts);
  const page = createSheet({
    title: `${texts.heading}: ${facts.courseTitle}`,
    author: facts.creatorName || facts.siteName,
    lang: facts.language,
    at: new Date(facts.finishedAt),
  });
  page.box({ x: 0, y: 0, width: sheet.width, height: sheet.height }, colours.ground);
  page.frame(
    { x: edge, y: edge, width: sheet.width - 2 * edge, height: sheet.height - 2 * edge },
    colours.line,
    12,
  );
  drawHead(page, facts, texts);
  drawBody(page, facts, texts);
  drawFoot(page, facts, texts);
  return page.end();
}

const textsOf = ({ finishedAt, language }: CertificateFacts) =>
  inLanguage(language === 'hi' ? 'hi' : 'en', () => ({
    heading: t('Certificate of completion'),
    confirms: t('This confirms that'),
    finished: t('finished every lesson of the course'),
    taughtBy: t('Taught by'),
    finishedOn: t('Finished on'),
    day: saidDate(dayInWords(new Date(finishedAt))),
    number: t('Number'),
    scan: t('Scan to check'),
  }));

const soft = { colour: colours.soft, size: 13 } as const;

function drawHead(page: Sheet, { siteName }: CertificateFacts, { heading }: Texts): void {
  page.text(heading, { ...soft, x: left, y: 96, width: width - 200, size: 15, isStrong: true });
  page.text(siteName, {
    x: right,
    y: 96,
    width: 190,
    size: 15,
    isStrong: true,
    colour: colours.ink,
    isRight: true,
  });
}

/** A long name and a long title become smaller before they take a second line. */
function drawBody(page: Sheet, { name, courseTitle }: CertificateFacts, { confirms, finished }: Texts): void {
  page.text(confirms, { ...soft, x: left, y: 172, width, size: 15 });
  page.text(name, {
    x: left,
    y: 222,
    width,
    growsUp: true,
    size: 44,
    leastSize: 22,
    mostLines: 2,
    isStrong: true,
    colour: colours.ink,
  });
  page.box({ x: left, y: 246, width: 64, height: 4 }, colours.accent);
  page.text(finished, { ...soft, x: left, y: 288, width, size: 15 });
  page.text(courseTitle, {
    x: left,
    y: 326,
    width,
    size: 28,
    leastSize: 20,
    lines: 2,
    mostLines: 3,
    isStrong: true,
    colour: colours.ink,
  });
}

function drawFoot(page: Sheet, { code, creatorName, url }: CertificateFacts, texts: Texts): void {
  const qrLeft = right - qrSize;
  const wide = qrLeft - left - 24;
  page.box({ x: left, y: footTop - 20, width, height: 0.75 }, colours.line);
  const half = wide / 2;
  if (creatorName !== '')
    drawFact(page, { x: left, y: footTop + 14, width: half - 16 }, texts.taughtBy, creatorName);
  const second = creatorName === '' ? left : left + half;
  drawFact(page, { x: second, y: footTop + 14, width: half - 16 }, texts.finishedOn, texts.day);
  page.text(`${texts.number} ${code}`, { ...soft, x: left, y: footTop + 78, width: wide, size: 10 });
  page.text(url.replace(/^https?:\/\//, ''), {
    ...soft,
    x: left,
    y: footTop + 94,
    width: wide,
    size: 10,
    leastSize: 7,
  });
  page.link({ x: left, y: footTop + 84, width: wide, height: 14 }, url);
  drawQr(page, { x: qrLeft, y: footTop - 4 }, { url, label: texts.scan });
}

function drawFact(
  page: Sheet,
  place: { x: number; y: number; width: number },
  label: string,
  value: string,
): void {
  page.text(label, { ...soft, ...place });
  page.text(value, { ...place, y: place.y + 22, size: 17, leastSize: 12, mostLines: 2, colour: colours.ink });
}

/** Dark on white, as cameras want it. */
function drawQr(
  page: Sheet,
  { x, y }: { x: number; y: number },
  { url, label }: { url: string; label: string },
): void {
  const { data, size } = encode(url, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, line) => row.map((isDark, at) => (isDark ? `M${at} ${line}h1v1h-1z` : '')))
    .join('');
  const box = { x, y, width: qrSize, height: qrSize };
  page.box(box, colours.surface);
  page.path(path, { x, y, scale: qrSize / size }, colours.ink);
  page.link(box, url);
  page.text(label, {
    ...soft,
    x: x + qrSize,
    y: y + qrSize + 14,
    width: qrSize,
    size: 10,
    leastSize: 7,
    isRight: true,
  });
}
