// One file by ranges through one read stream with a large buffer: the best that plain Node does.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';

const file = process.env.FILE;
const { size } = statSync(file);
const bufferBytes = 512 * 1024;

createServer((request, response) => {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(from);
  const end = Math.min(Number(to), size - 1);
  if (!(start <= end)) {
    response.writeHead(416);
    return response.end();
  }
  response.writeHead(206, {
    'content-type': 'video/mp4',
    'content-length': end - start + 1,
    'content-range': `bytes ${start}-${end}/${size}`,
    'accept-ranges': 'bytes',
  });
  return createReadStream(file, { start, end, highWaterMark: bufferBytes }).pipe(response);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
