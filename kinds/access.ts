import type { ProductKind, ReceivedPart } from '@haat/openapi';
import { access } from './generated/access';
import type { KindAccess } from './kind';
import { linkAct } from './parts/access/link-act';
import type { MainAct, MainActContext } from './parts/access/main-act';

export type { MainAct, PlacedPart } from './parts/access/main-act';

const all: readonly KindAccess[] = Object.values(access);

/** The views of the types of parts that one kind has. */
export const accessViews: NonNullable<KindAccess['views']> = Object.assign(
  {},
  ...all.map(({ views }) => views),
);

/** A part in the reader's language: what rules wrote is translated, what its creator wrote stays as it is. */
export function translatePart(part: ReceivedPart): ReceivedPart {
  for (const kind of all) {
    const translated = kind.translatePart?.(part);
    if (translated) return translated;
  }
  return part;
}

const byKind: { readonly [Kind in ProductKind]?: KindAccess } = access;

/** What most buyers do next with a product of this kind; null where nothing is left to do. */
export function mainActOf(kind: ProductKind, context: MainActContext): MainAct | null {
  const { mainAct } = byKind[kind] ?? {};
  return mainAct ? mainAct(context) : linkAct(context);
}
