import type { Asked } from '../loopback';
import type { Parameters } from './methods';

/** Of JSON, or of a form with files, to which its fields refer as `attach://<name of the part>`. */
export function parametersIn({
  headers,
  body,
  bytes,
}: Pick<Asked, 'headers' | 'body' | 'bytes'>): Parameters {
  const [, boundary] = /^multipart\/form-data;\s*boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? [];
  if (boundary === undefined) return body ? (JSON.parse(body) as Parameters) : {};
  const parts = partsOf(bytes, boundary);
  const parameters: Parameters = {};
  for (const [name, content] of parts) {
    const text = content.toString('utf8');
    const file = text.startsWith('attach://') ? parts.get(text.slice('attach://'.length)) : undefined;
    parameters[name] = file ?? (text.startsWith('{') ? JSON.parse(text) : text);
  }
  for (const { 1: name } of body.matchAll(/attach:\/\/([\w-]+)/g)) if (name) delete parameters[name];
  return parameters;
}

/** The parts of a form by their names. Node's own reader wants spaces in heads, which clients leave out. */
function partsOf(bytes: Buffer, boundary: string): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  const mark = Buffer.from(`--${boundary}`);
  for (let start = bytes.indexOf(mark); start >= 0; ) {
    const end = bytes.indexOf(mark, start + mark.length);
    if (end < 0) return parts;
    const part = bytes.subarray(start + mark.length + 2, end - 2);
    const head = part.indexOf('\r\n\r\n');
    const [, name = ''] = /name="([^"]*)"/.exec(part.subarray(0, head).toString('utf8')) ?? [];
    parts.set(name, part.subarray(head + 4));
    start = end;
  }
  return parts;
}
