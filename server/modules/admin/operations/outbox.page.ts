import { escapeHtml, iconLink } from '../../../platform/http/pages/html';

export interface ShownMessage {
  channel: string;
  to: string;
  text: string;
  otp?: string;
  at: string;
}

/** What the policy of the page has to name. */
export const outboxStyle = `body { max-width: 42rem; margin: 0 auto; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark }
ol { list-style: none; padding: 0 } li { border-top: 1px solid #8886; padding: .75rem 0 }
.meta { margin: 0 } .otp { margin: .25rem 0; font-size: 1.6rem; letter-spacing: .15em }
pre { margin: .25rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }`;

/** Messages that no provider sent, for a developer's eyes. */
export function outboxPage(messages: readonly ShownMessage[]): string {
  const shown = messages.map(
    ({ channel, to, text, otp, at }) => `<li>
<p class="meta">${escapeHtml(channel)} to <b>${escapeHtml(to)}</b> <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time></p>
${otp === undefined ? '' : `<p class="otp">${escapeHtml(otp)}</p>`}
<pre>${linked(escapeHtml(text))}</pre>
</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
${iconLink}
<title>Development outbox</title>
<style>${outboxStyle}</style>
</head>
<body>
<h1>Development outbox</h1>
<p>Messages that would be sent by SMS or mail, newest first. The page refreshes by itself.</p>
${shown.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<ol>\n${shown.join('\n')}\n</ol>`}
</body>
</html>
`;
}

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
