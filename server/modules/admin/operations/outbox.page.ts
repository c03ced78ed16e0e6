import { calendarFile } from '../../../gateways/mail';
import { escapeHtml, iconLink } from '../../../platform/http/pages/html';

export interface ShownMessage {
  id: string;
  channel: string;
  to: string;
  text: string;
  otp?: string;
  at: string;
  /** Whether it can be seen as its reader sees it. */
  hasMail: boolean;
}

/** `hasCalendar`: whether a file for calendars is attached. */
export type ShownMail = Omit<ShownMessage, 'channel' | 'hasMail'> & { subject: string; hasCalendar: boolean };

/** What the policy of the pages has to name. */
export const outboxStyle = `:root { color-scheme: light dark }
body { max-width: 42rem; margin: 0 auto; padding: 1rem; font: 16px/1.5 system-ui, sans-serif }
ol { list-style: none; padding: 0 } li { border-top: 1px solid #8886; padding: .75rem 0 }
.meta { margin: 0 } .otp { margin: .25rem 0; font-size: 1.6rem; letter-spacing: .15em }
pre { margin: .25rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere } body.mail { max-width: 80rem }
.both { display: grid; gap: 1.5rem; margin-top: 1.5rem } @media (min-width: 60rem) { .both { grid-template-columns: 3fr 2fr } }
h2 { margin: 0 0 .5rem; font-size: 1.1rem }
iframe { box-sizing: border-box; width: 100%; height: 80vh; border: 1px solid #8886; border-radius: 8px }`;

/** Messages that no provider sent, for a developer's eyes. */
export function outboxPage(messages: readonly ShownMessage[]): string {
  const shown = messages.map(
    (message) => `<li>
${about(message)}
${message.hasMail ? `<p class="meta"><a href="/dev/outbox/${message.id}">Show as HTML</a></p>\n` : ''}${plain(message)}
</li>`,
  );
  return page(
    'Development outbox',
    '<meta http-equiv="refresh" content="5">\n',
    `<body>
<h1>Development outbox</h1>
<p>Messages that would be sent by SMS or mail, newest first. The page refreshes by itself.</p>
${shown.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<ol>\n${shown.join('\n')}\n</ol>`}
</body>`,
  );
}

/** A mail as its reader would see it, its plain text beside it. */
export function outboxMailPage(mail: ShownMail): string {
  const at = `/dev/outbox/${mail.id}`;
  return page(
    mail.subject,
    '',
    `<body class="mail">
<p><a href="/dev/outbox">Development outbox</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
${about({ ...mail, channel: 'mail' })}
${mail.hasCalendar ? `<p>Attached: <a href="${at}/${calendarFile}">${calendarFile}</a></p>\n` : ''}<div class="both">
<section><h2>HTML</h2><iframe src="${at}/mail.html" title="HTML of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>
<section><h2>Plain text</h2>${plain(mail)}</section>
</div>
</body>`,
  );
}

const about = ({ channel, to, otp, at }: Pick<ShownMessage, 'channel' | 'to' | 'otp' | 'at'>): string =>
  `<p class="meta">${escapeHtml(channel)} to <b>${escapeHtml(to)}</b> <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time></p>
${otp === undefined ? '' : `<p class="otp">${escapeHtml(otp)}</p>`}`;

const plain = ({ text }: { text: string }): string => `<pre>${linked(escapeHtml(text))}</pre>`;

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${head}${iconLink}
<title>${escapeHtml(title)}</title>
<style>${outboxStyle}</style>
</head>
${body}
</html>
`;

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
