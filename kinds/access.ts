import type { ReceivedPart } from '@haat/openapi';
import { access } from './generated/access';
import type { KindAccess } from './kind';

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
