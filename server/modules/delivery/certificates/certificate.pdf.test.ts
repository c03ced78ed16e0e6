import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { textOfPdf } from '../../money/invoices/testing/pdf.text';
import type { CertificateFacts } from './certificate.facts';
import { drawCertificate } from './certificate.pdf';

const url = 'https://haat.example/certificate/7Hk2mWc9PfXk4RtB9aQzYv';
const facts: CertificateFacts = {
  code: '7Hk2mWc9PfXk4RtB9aQzYv',
  name: 'Asha Verma',
  courseTitle: 'Bread in Six Weekends',
  creatorName: 'Meera Kulkarni',
  // Already the next day in India.
  finishedAt: '2026-11-26T20:00:00.000Z',
  language: 'en',
  siteName: 'Haat',
  url,
};

const most = 150_000;
const read = async (changes: Partial<CertificateFacts> = {}) => {
  const pdf = await drawCertificate({ ...facts, ...changes });
  expect(pdf.length).toBeLessThan(most);
  return { pdf, text: textOfPdf(pdf), file: pdf.toString('latin1') };
};

/** What is drawn on the page, as a PDF writes it. */
function drawingOf(file: string): string {
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams.find((one) => one.includes(' Tf')) ?? '';
}

test('it is one page of A4 on its side, and says who finished what, with whom, and when in India', async () => {
  const { pdf, text, file } = await read();
  expect(file.match(/\/Type \/Page\n/g)).toHaveLength(1);
  expect(file).toContain('/MediaBox [0 0 841.89 595.28]');
  for (const part of [
    'Certificate of completion',
    'Asha Verma',
    'Bread in Six Weekends',
    'Meera Kulkarni',
    '27 November 2026',
    facts.code,
    url.slice('https://'.length),
  ])
    expect(text).toContain(part);
  expect((await drawCertificate(facts)).equals(pdf)).toBe(true);
});

test('around a course in Hindi it speaks Hindi, and names in Devanagari are found by a search', async () => {
  const { text, file } = await read({ language: 'hi', name: 'श्रद्धा कुलकर्णी', courseTitle: 'घर की बेकरी' });
  expect(text).toContain('27 नवंबर 2026');
  const searched = (name: string) =>
    `/ActualText (\u00fe\u00ff${Buffer.from(name, 'utf16le').swap16().toString('latin1')})`;
  const signs: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const drawn = drawingOf(file).replace(/\\(.)/g, (_, sign: string) => signs[sign] ?? sign);
  expect(drawn).toContain(searched('श्रद्धा कुलकर्णी'));
});

test('its QR code and its links lead to the page that confirms it', async () => {
  const { file } = await read();
  expect(file.match(/\/URI \(([^)]*)\)/g)).toEqual([`/URI (${url})`, `/URI (${url})`]);
  const { data } = encode(url, { ecc: 'M', border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y} m`] : [])));
  const [, code = ''] = drawingOf(file).split(/^[\d.]+ 0 0 [\d.]+ 0 0 cm$/m);
  expect([...code.matchAll(/^(\d+ \d+ m)$/gm)].map(([, at]) => at)).toEqual(dark);
});

test('the longest name and title are on it whole, and one without a creator has no empty place', async () => {
  const name = 'Venkatanarasimharajuvaripeta Subrahmanya Chandrasekharan Pillai '.repeat(2).slice(0, 120);
  const { text } = await read({ name, courseTitle: 'Wholemeal '.repeat(12).trim(), creatorName: '' });
  expect(text.replaceAll('\n', ' ')).toContain(name.trim());
  expect(text).not.toContain('…');
  expect(text).not.toContain('Taught by');
});
