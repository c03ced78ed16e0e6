import { type Phrase, translate } from '@haat/i18n';
import type { ReceivedPart } from '@haat/openapi';

interface OwnTexts {
  titles?: readonly Phrase[];
  notes?: readonly Phrase[];
}

/** A part with those of its texts translated that the rules of a kind give; null where it has none of them. */
export function translateTexts(
  part: ReceivedPart,
  { titles = [], notes = [] }: OwnTexts,
): ReceivedPart | null {
  const { title, note } = part;
  const isKnownTitle = titles.some((own) => own === title);
  const isOwnNote = notes.some((own) => own === note);
  if (!isKnownTitle && !isOwnNote) return null;
  return {
    ...part,
    ...(isKnownTitle && { title: translate(title) }),
    ...(note !== undefined && isOwnNote && { note: translate(note) }),
  };
}
