/** UTF-8: most file systems take 255 bytes, of which a number may have to be added. */
const mostBytes = 200;

/** Of a path or an address, control characters, and those that turn the direction of what is read: `exe.fdp` would look like a PDF. */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/gu;
/** Names of devices on Windows, with any ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function shortened(text: string, bytes: number): string {
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (Buffer.byteLength(kept + segment) > bytes) break;
    kept += segment;
  }
  return kept;
}

/** A name in two: what it is called, and its ending with the dot. */
function split(name: string): [stem: string, ending: string] {
  const at = /\.[^.\s]{1,16}$/.exec(name)?.index;
  return at === undefined || at === 0 ? [name, ''] : [name.slice(0, at), name.slice(at)];
}

/** A name that every system can have in a folder; never empty, without slashes and `..`. */
export function safeName(name: string, otherwise = 'file'): string {
  const plain = name
    .normalize('NFC')
    .replace(unsafe, '_')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const [stem, ending] = split(plain);
  const short = shortened(stem, mostBytes - Buffer.byteLength(ending)).trimEnd() + ending;
  return (short || otherwise).replace(devices, '_$&');
}

/** Safe names in the same order, each once: also where capitals are no difference. */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [stem, ending] = split(safeName(name));
    for (let number = 1; ; number += 1) {
      const one = number === 1 ? stem + ending : `${stem} (${number})${ending}`;
      const key = one.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return one;
    }
  });
}
