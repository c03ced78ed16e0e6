// One product of each kind in a running Haat, as large as creators make them, all with one cover and one story.

import type { ProductKind } from '@haat/kinds/facts';
import { kindsInOrderOfCreation, sampleContent } from '@haat/kinds/samples';
import type { Product } from '@haat/openapi';
import type { Haat } from '../tests/simulators/haat';
import { publishPage } from '../tests/simulators/shop';
import { openPainted } from './shops';

/** The address of each kind's preview. Those that hold others hold one of each, but for the first. */
export async function openEveryKind(haat: Haat): Promise<{ kind: ProductKind; url: string }[]> {
  const { token, fields } = await openPainted(haat);
  const opened: Product[] = [];
  for (const kind of kindsInOrderOfCreation) {
    const inside = opened.slice(1).map(({ id }) => id);
    const content = { ...sampleContent(kind, inside, 'large') };
    opened.push(await publishPage(haat.url, token, { ...fields, kind, content }));
  }
  return opened.map(({ kind, url }) => ({ kind, url: new URL(url, haat.url).href }));
}
