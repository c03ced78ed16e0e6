import { inflateSync } from 'node:zlib';

/** Reads the text of a PDF as a copy-and-paste would: through the maps from glyphs to letters that its fonts bring. */
export function textOfPdf(pdf: Buffer): string {
  const file = pdf.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [
      id as string,
      body as string,
    ]),
  );
  const streamOf = (body: string): string => {
    const [, bytes] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
    return bytes ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : '';
  };
  const fonts = new Map<string, string[]>();
  for (const body of objects.values()) {
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id as string) ?? '') ?? [];
      if (map) fonts.set(name as string, lettersOf(streamOf(objects.get(map) ?? '')));
    }
  }
  const contents = [...objects.values()].map((body) => (/\/Contents (\d+) 0 R/.exec(body) ?? [])[1]);
  return contents
    .filter((id) => id !== undefined)
    .map((id) => drawnText(streamOf(objects.get(id) ?? ''), fonts))
    .join('\n');
}

function lettersOf(map: string): string[] {
  const letters: string[] = [];
  for (const [, first, list] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...(list as string).matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex], index) => {
      const bytes = Buffer.from((hex as string).replaceAll(' ', ''), 'hex');
      letters[Number.parseInt(first as string, 16) + index] = bytes.swap16().toString('utf16le');
    });
  }
  return letters;
}

/** Runs that stand on one line are one line of text. */
function drawnText(content: string, fonts: ReadonlyMap<string, string[]>): string {
  let font: string[] = [];
  let height = '';
  let text = '';
  for (const [, name, y, glyphs] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\[([^\]]*)\] TJ/g,
  )) {
    if (name) font = fonts.get(name) ?? [];
    if (y) {
      if (y !== height) text += '\n';
      height = y;
    }
    for (const [, hex] of (glyphs ?? '').matchAll(/<([0-9a-f]+)>/gi))
      for (const glyph of (hex as string).match(/.{4}/g) ?? [])
        text += font[Number.parseInt(glyph, 16)] ?? '';
  }
  return text;
}
