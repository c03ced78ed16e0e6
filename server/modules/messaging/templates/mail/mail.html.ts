import { language } from '@haat/i18n';
import { escapeHtml } from '../../../../platform/http/pages/html';
import { awning, light, styles } from './mail.colours';
import type { Fact, Paragraph } from './mail.document';

// Outlook on Windows draws tables and nothing else well, so the mail is made of them; what only lays out is called so, for screen readers.
const laidOut = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const letters =
  "font-family:'Anek Latin','Anek Devanagari',-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Nirmala UI',Arial,sans-serif";
const ink = `color:${light.ink}`;
const soft = `color:${light.soft}`;
/** Addresses and names may be longer than a small window is wide. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word';

/** The same as a document: no picture and no address but the links, so nothing is fetched on opening it. */
export function htmlOf(subject: string, paragraphs: readonly Paragraph[], operatorName: string): string {
  const main = paragraphs.findIndex((one) => typeof one !== 'string' && 'link' in one && !one.isQuiet);
  const body = paragraphs.map((one, at) => rowOf(one, at === main)).join('\n');
  return `<!doctype html>
<html lang="${language()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escapeHtml(subject)}</title>
${styles.map((rules) => `<style>${rules}</style>`).join('\n')}</head>
<body class="g" style="margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%">
<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(beginningOf(paragraphs))}</div>
<table ${laidOut} class="g" width="100%" bgcolor="${light.ground}" style="background-color:${light.ground}"><tr><td class="r" align="center" style="padding:24px 16px 32px">
<!--[if mso]><table ${laidOut} width="600"><tr><td><![endif]-->
<table ${laidOut} width="100%" style="max-width:600px">
<tr><td class="i" style="${letters};${ink};padding:8px 4px 16px;font-size:26px;line-height:32px;font-weight:bold;letter-spacing:-0.5px">${escapeHtml(operatorName)}</td></tr>
<tr><td>${stripes}</td></tr>
<tr><td class="s e p" bgcolor="${light.surface}" style="background-color:${light.surface};border:1px solid ${light.line};border-top:0;border-radius:0 0 12px 12px;padding:32px 32px 20px">
<table ${laidOut} width="100%" style="table-layout:fixed">
<tr><td style="padding:0 0 16px"><h1 class="i" style="${letters};${ink};${breaks};margin:0;font-size:22px;line-height:28px;font-weight:bold">${escapeHtml(subject)}</h1></td></tr>
${body}
</table></td></tr>
<tr><td class="q" style="${letters};${soft};padding:16px 4px 0;font-size:13px;line-height:20px">${escapeHtml(operatorName)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body>
</html>
`;
}

/** What a list of mails shows beside the subject: without it, the name of the platform and the subject once more. */
const beginningOf = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.find((one) => typeof one === 'string') ?? '';

/** The awning of the stall, of cells: pictures are fetched, or not shown. */
const stripes = `<table ${laidOut} width="100%" style="table-layout:fixed"><tr aria-hidden="true">${Array.from(
  { length: 17 },
  (_, at) => {
    const round = at === 0 ? ';border-top-left-radius:8px' : at === 16 ? ';border-top-right-radius:8px' : '';
    const colour = awning[at % 2] as string;
    return `<td height="8" bgcolor="${colour}" style="background-color:${colour};height:8px;font-size:0;line-height:0${round}"></td>`;
  },
).join('')}</tr></table>`;

const row = (inside: string, below = 16) => `<tr><td style="padding:0 0 ${below}px">${inside}</td></tr>`;
const paragraph = (text: string, name: string, look: string) =>
  `<p class="${name}" style="${letters};${look};${breaks};margin:0">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
const plain = `${ink};font-size:16px;line-height:24px`;
const small = `${soft};font-size:13px;line-height:20px`;

function rowOf(one: Paragraph, isMain: boolean): string {
  if (typeof one === 'string') return row(paragraph(one, 'i', plain));
  if ('code' in one)
    return row(
      paragraph(one.code, 'i', `${ink};font-size:32px;line-height:40px;letter-spacing:6px;font-weight:bold`),
    );
  if ('facts' in one) return row(factsOf(one.facts), 24);
  if ('small' in one) return row(paragraph(one.small, 'q', small), 8);
  if ('quote' in one) return row(quoteOf(one.quote));
  if ('title' in one)
    return row(
      paragraph(one.title, 'i', `${plain};font-weight:bold`) +
        (one.text ? paragraph(one.text, 'q', `${soft};font-size:16px;line-height:24px`) : ''),
    );
  return isMain ? row(buttonOf(one), 24) : row(quietLink(one), 12);
}

const buttonOf = ({ link, does }: { link: string; does: string }) =>
  `<table ${laidOut}><tr><td class="a" bgcolor="${light.accent}" style="background-color:${light.accent};border-radius:8px;mso-padding-alt:14px 24px"><a class="o" href="${escapeHtml(link)}" style="${letters};color:${light.onAccent};display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:bold;text-decoration:none">${escapeHtml(does)}</a></td></tr></table>`;

const quietLink = ({ link, does }: { link: string; does: string }) =>
  `<a class="l" href="${escapeHtml(link)}" style="${letters};color:${light.link};${breaks};font-size:15px;line-height:24px;text-decoration:underline">${escapeHtml(does)}</a>`;

const quoteOf = (text: string) =>
  `<table ${laidOut} width="100%"><tr><td class="n e" bgcolor="${light.sunken}" style="background-color:${light.sunken};border-left:3px solid ${light.line};padding:12px 16px">${paragraph(text, 'i', plain)}</td></tr></table>`;

/** A table in earnest: what each amount is stands before it. */
function factsOf(facts: readonly Fact[]): string {
  const lines = facts.map(({ label, value, isSum }, at) => {
    const cell = `${letters};${breaks};${at > 0 ? `border-top:1px solid ${light.line};` : ''}padding:8px 0;font-size:15px;line-height:24px;vertical-align:top`;
    const strong = isSum ? ';font-weight:bold;font-size:17px' : '';
    return `<tr><th class="q e" scope="row" align="left" width="40%" style="${cell};${soft};font-weight:normal;text-align:left;padding-right:16px">${escapeHtml(label)}</th><td class="i e" align="right" style="${cell};${ink};text-align:right;font-variant-numeric:tabular-nums${strong}">${escapeHtml(value)}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%">${lines.join('')}</table>`;
}
