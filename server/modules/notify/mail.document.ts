import { language } from '@haat/words';
import { escapeHtml } from '../../platform/html';

/** A paragraph of a mail: words, a link with what it does, or a one-time password. */
export type Paragraph = string | { link: string; does: string } | { code: string };

/** The mail as plain text. */
export const textOf = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .map((one) => (typeof one === 'string' ? one : 'code' in one ? one.code : `${one.does}: ${one.link}`))
    .join('\n\n');

const page = 'margin:0;padding:24px;background:#faf7f2;color:#2b2420;font:16px/1.5 Arial,sans-serif';
const sheet = 'max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px';
const button =
  'display:inline-block;padding:12px 20px;background:#2b2420;color:#ffffff;border-radius:8px;text-decoration:none';
const digits = 'font-size:28px;letter-spacing:6px;font-weight:bold';

/** The same as a document: no picture and no address but the links, so nothing is fetched on opening it. */
export function htmlOf(subject: string, paragraphs: readonly Paragraph[]): string {
  const body = paragraphs.map((one) => {
    if (typeof one === 'string') return `<p>${escapeHtml(one)}</p>`;
    if ('code' in one) return `<p style="${digits}">${escapeHtml(one.code)}</p>`;
    const { link, does } = one;
    return `<p><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(does)}</a></p>`;
  });
  return `<!doctype html>
<html lang="${language()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${page}"><div style="${sheet}">
${body.join('\n')}
</div></body>
</html>
`;
}
