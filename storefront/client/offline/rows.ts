/** Each is a template of the page: pages/OfflinePage.tsx. */
export type RowKind = 'seen' | 'receipt' | 'receipts' | 'text' | 'texts' | 'outline' | 'file' | 'draft';

export interface Row {
  kind: RowKind;
  /** As the template has it, where it is left out. */
  title?: string;
  url?: string;
  /** What stands in braces in the note: `{count}`, `{when}`, `{size}`. */
  values?: Readonly<Record<string, string>>;
  /** Folded below it. */
  inner?: readonly Row[];
}

/** Made of the page's own markup: titles of others become text and nothing else. */
export function draw({ kind, title, url, values = {}, inner = [] }: Row): Node[] {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-row="${kind}"]`);
  const [row] = template ? [document.importNode(template.content, true)] : [];
  const words = row?.querySelector('[data-title]');
  const note = row?.querySelector('[data-note]');
  if (!row || !words || !note) return [];
  if (title !== undefined) words.textContent = title;
  note.textContent = (note.textContent ?? '').replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
  if (url !== undefined) row.querySelector('a')?.setAttribute('href', url);
  row.querySelector('[data-inner]')?.append(...inner.flatMap(draw));
  return [row];
}

/** Of a moment (ms, or as a header has it): "28 Nov, 7:41 pm"; of this device, as its reader counts. */
export function whenInWords(moment: number | string | null): string {
  const at = new Date(moment ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '–';
  const options = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return at.toLocaleString(`${document.documentElement.lang || 'en'}-IN`, options);
}
