// For each preview a page made by hand that shows what it shows and opens the same step over it: one HTML file with its style inside, one
// picture, one line of script, compressed once.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The same words and the same bytes of pictures as the pages they are compared with; the pictures are fetched from there once. */
const origin = process.env.COVER_FROM;
const cover = JSON.parse(process.env.COVER);
const pictures = new Map();
for (const address of cover.avif.split(', ').map((entry) => entry.split(' ')[0])) {
  const answer = await fetch(new URL(address, origin));
  pictures.set(address, Buffer.from(await answer.arrayBuffer()));
}

/** The step of a preview with the rules that come with it. */
async function stepOf(address) {
  const preview = await (await fetch(address)).text();
  const [step] = /<dialog id="sheet"[\s\S]*?<\/dialog>/.exec(preview) ?? [];
  const stepStyle = [...preview.matchAll(/<style>[\s\S]*?<\/style>/g)].at(-1)?.[0];
  if (!step || !stepStyle) throw new Error(`${address} has no step to open`);
  return stepStyle + step;
}
const open = `<script>document.querySelector('[data-main-action]').onclick=e=>{e.preventDefault();document.querySelector('#sheet').showModal()}</script>`;

const style = `*{box-sizing:border-box}body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#221a14;background:#fbf7f1}
main{max-width:34rem;margin:auto;padding-bottom:96px}img{display:block;width:100%;height:auto}section{padding:16px}h1{font-size:26px;line-height:1.2;margin:0 0 8px}
p{margin:0 0 16px}.by{color:#6b5d52;font-size:15px}main>form{position:fixed;left:0;right:0;bottom:0;padding:12px 16px;background:#fff;border-top:1px solid #e5dccf}
main>form>button{width:100%;height:52px;border:0;border-radius:10px;background:#c2410c;color:#fff;font:600 17px system-ui;touch-action:manipulation}`;
const paragraphs = process.env.WORDS.split('\n\n').map((words) => `<p>${words}</p>`);
const htmlWith = (
  step,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Bread in a weekend</title><style>${style}</style></head><body><main>
<img src="${[...pictures.keys()].at(-1)}" srcset="${cover.avif}" sizes="(max-width: 544px) 100vw, 544px" width="${cover.width}" height="${cover.height}" alt="A kitchen" fetchpriority="high">
<section><h1>Bread in a weekend</h1><p class="by">by Asha Verma</p>${paragraphs.join('')}</section>
<form action="/buy" method="post"><button data-main-action>Pay ₹499</button></form></main>${open}${step}</body></html>`;
const pages = new Map();
for (const [path, address] of Object.entries(JSON.parse(process.env.PREVIEWS)))
  pages.set(path, brotliCompressSync(htmlWith(await stepOf(address))));

createServer((request, response) => {
  const picture = pictures.get(request.url ?? '');
  if (picture) {
    response.writeHead(200, {
      'content-type': 'image/avif',
      'content-length': picture.length,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return response.end(picture);
  }
  const page = pages.get(request.url ?? '');
  if (!page) {
    response.writeHead(request.url === '/buy' ? 204 : 404);
    return response.end();
  }
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': page.length,
    'cache-control': 'no-cache',
  };
  response.writeHead(200, headers);
  return response.end(page);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
