import { type Run, type Script } from './pdf.scripts';
import { fontOf, type Shaper, shaped } from './shaping';

interface Weight {
  /** Points. */
  size: number;
  isStrong?: boolean;
}

type LayoutOptions = Pick<PDFKit.Mixins.TextOptions, 'features'>;

/** pdfkit hands what it is told of features to whoever lays out a text. */
const rightToLeft: LayoutOptions = { features: ['rtla'] };

/** What pdfkit keeps of the font that is chosen: it is given no way to say how a text is laid out. */
interface Chosen {
  font: {
    getGlyph(id: number): { advanceWidth: number };
    layout(text: string, features?: readonly string[]): unknown;
  };
  subset: { glyphs: number[]; includeGlyph(id: number | DrawnGlyph): number };
}

/** A glyph and the letters that it stands for where it is drawn; those of its neighbours if it has none. */
interface DrawnGlyph {
  id: number;
  letters: number[];
}

/** HarfBuzz in the place of fontkit, which misplaces signs and breaks off at some marks of Malayalam and Gurmukhi. */
function shapeWith({ shaper }: { shaper: Shaper }, script: Script, { font, subset }: Chosen): void {
  font.layout = (text, features) => {
    const { infos, positions } = shaped(shaper, text, { script, isRight: features === rightToLeft.features });
    const lettersOf = clusterLetters(
      text,
      infos.map(({ cluster }) => cluster),
      positions.map(({ xAdvance }) => xAdvance),
    );
    return {
      glyphs: infos.map(({ codepoint }, at) => ({
        id: { id: codepoint, letters: lettersOf(at) } satisfies DrawnGlyph,
        codePoints: lettersOf(at),
        advanceWidth: font.getGlyph(codepoint).advanceWidth,
      })),
      positions,
      // pdfkit scales the positions in place, and asks for the width afterwards.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  // One outline may be several letters, as a base of Urdu with other dots: each is a glyph of its own in the file, or it would read as the first.
  const include = subset.includeGlyph.bind(subset);
  const places = new Map<string, number>();
  subset.includeGlyph = (glyph) => {
    if (typeof glyph === 'number') return include(glyph);
    const key = [glyph.id, ...glyph.letters].join();
    const place = places.get(key) ?? subset.glyphs.push(glyph.id) - 1;
    places.set(key, place);
    return place;
  };
}

/** The letters of a cluster belong to its widest glyph: a reader takes the others for marks on it. */
function clusterLetters(
  text: string,
  clusters: readonly number[],
  widths: readonly number[],
): (at: number) => number[] {
  const starts = [...new Set(clusters)].toSorted((one, other) => one - other);
  const widest = new Map<number, number>();
  for (const [at, cluster] of clusters.entries()) {
    const best = widest.get(cluster);
    if (best === undefined || (widths[at] ?? 0) > (widths[best] ?? 0)) widest.set(cluster, at);
  }
  return (at) => {
    const cluster = clusters[at] ?? 0;
    if (widest.get(cluster) !== at) return [];
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    return Array.from(text.slice(cluster, end), (letter) => letter.codePointAt(0) ?? 0);
  };
}

/** Chooses the font of a run in a document, and measures it in points; `options` are to be drawn with. */
export function createHand(
  doc: PDFKit.PDFDocument,
): (run: Run, weight: Weight) => { width: number; options: LayoutOptions } {
  const registered = new Set<string>();
  return ({ text, script, isRightToLeft }, { size, isStrong = false }) => {
    const weight = isStrong ? 600 : 400;
    const name = `${script}-${weight}`;
    const font = fontOf(script, weight);
    const isNew = !registered.has(name);
    if (isNew) doc.registerFont(name, font.bytes);
    registered.add(name);
    doc.font(name).fontSize(size);
    if (isNew) shapeWith(font, script, (doc as unknown as { _font: Chosen })._font);
    const options = isRightToLeft ? rightToLeft : {};
    return { width: doc.widthOfString(text, options), options };
  };
}
