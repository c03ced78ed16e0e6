// Lays a .br and a .gz beside every file worth compressing, so that serving it costs no work.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const worthwhileBytes = 512;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Compresses every text file below a folder. */
export async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => compressOne(`${entry.parentPath ?? entry.path}/${entry.name}`)),
  );
}

async function compressOne(file) {
  const content = await readFile(file);
  if (content.length < worthwhileBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, zipped] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, zipped)]);
}
