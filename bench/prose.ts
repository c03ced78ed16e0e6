// Text for a page, as long as people write and no two sentences alike, so that compression is flattered on neither side of a comparison.
const words =
  'flour water salt oven loaf crust crumb starter weekend kitchen morning evening recipe picture video step minute hour degree bowl spoon knead fold rest shape score bake cool slice share question answer lesson notepad list friend family teacher student begin practise mistake reason sign season wheat rye millet jaggery butter seed tray stone steam heat patience hand'.split(
    ' ',
  );

/** Paragraphs of five sentences each; always the same ones. */
export function prose(paragraphs: number): string {
  let state = 3;
  const nextWord = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return words[(state >>> 8) % words.length] ?? '';
  };
  const sentence = (length: number) => {
    const [first = '', ...rest] = Array.from({ length }, nextWord);
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`;
  };
  return Array.from({ length: paragraphs }, () => [12, 14, 16, 9, 18].map(sentence).join(' ')).join('\n\n');
}
