/** A mail as a mailbox shows it. */
export interface ReadMail {
  /** By lower-case name, unfolded; encoded words as they are written. */
  headers: Record<string, string>;
  subject: string;
  /** By type, such as `text/plain`. */
  parts: Record<string, string>;
}

/** Reads what mail programs send: headers, one level or more of multipart, base64 and quoted-printable, UTF-8. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const parts: Record<string, string> = {};
  collect(headers, body, parts);
  return { headers, subject: decodedWords(headers['subject'] ?? ''), parts };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers[line.slice(0, at).toLowerCase()] = line.slice(at + 1).trim();
  }
  return { headers, body: rest.join('\r\n\r\n') };
}

function collect(headers: Record<string, string>, body: string, into: Record<string, string>): void {
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined) {
    into[type.split(';')[0] ?? ''] = decoded(body, headers['content-transfer-encoding'] ?? '7bit');
    return;
  }
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const inner = split(part.replace(/^\r\n/, ''));
    collect(inner.headers, inner.body.replace(/\r\n$/, ''), into);
  }
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  return unquoted(body.replace(/=\r\n/g, ''));
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** RFC 2047 encoded words. */
function decodedWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, how: string, text: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : unquoted(text.replaceAll('_', ' ')),
    );
}
