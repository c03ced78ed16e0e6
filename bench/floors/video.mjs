// Files of a folder by ranges, each through one read stream with a large buffer: the best that plain Node does.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';

const folder = process.env.FOLDER;
const bufferBytes = 512 * 1024;
const types = { '.mp4': 'video/mp4', '.m4s': 'video/mp4', '.m3u8': 'application/vnd.apple.mpegurl' };

createServer((request, response) => {
  const name = basename(new URL(request.url, 'http://localhost').pathname);
  const found = statSync(join(folder, name), { throwIfNoEntry: false });
  if (!found?.isFile()) return response.writeHead(404).end();
  const { size } = found;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const start = range ? Number(range[1]) : 0;
  const end = range?.[2] ? Math.min(Number(range[2]), size - 1) : size - 1;
  if (start > end) return response.writeHead(416).end();
  response.writeHead(range ? 206 : 200, {
    'content-type': types[extname(name)] ?? 'text/html',
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  return createReadStream(join(folder, name), { start, end, highWaterMark: bufferBytes }).pipe(response);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
