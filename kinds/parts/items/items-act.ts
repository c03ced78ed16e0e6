import { plural, t } from '@haat/i18n';
import { archiveLabel } from '../access/archive-label';
import { linkAct } from '../access/link-act';
import type { MainAct, MainActContext, PlacedPart } from '../access/main-act';
import { type Archive, archiveOf } from './archive.rules';

type Placed = Pick<MainActContext, 'parts'>;

/** What locked items are for: files are downloaded, and what is watched, heard, read or gone to is led to on the page. Null where there is none. */
export function itemsAct({ parts }: Placed): MainAct | null {
  const archive = archiveOf(parts.map(({ part }) => part));
  const files = parts.filter(({ part }) => part.type === 'file' && part.url !== undefined);
  const [first] = files;
  const isOne = new Set(files.map(({ part }) => part.mediaId)).size === 1;
  if (first && archive && !isOne) return archiveAct(archive, first);
  const act = first ? downloadAct(first.part) : shownAct({ parts });
  if (!act || !archive || archive.isTooLarge) return act;
  return { ...act, also: { label: archiveLabel(archive), href: archive.url } };
}

const downloadAct = ({ title, url = '' }: PlacedPart['part']): MainAct => ({
  label: t('Download {title}', { title }),
  href: url,
  icon: 'download',
});

/** The list of files stays beside it, and is the only way where they are too large together. */
function archiveAct(archive: Archive, { anchor }: PlacedPart): MainAct {
  const { count, url, isTooLarge } = archive;
  if (isTooLarge)
    return {
      label: plural(count, 'Download {count} file', 'Download {count} files', {}),
      href: anchor,
      icon: 'download',
      detail: t('Together they are too large for one download.'),
    };
  return {
    label: archiveLabel(archive),
    href: url,
    icon: 'download',
    detail: t('As one ZIP file'),
    also: { label: t('Download one by one'), href: anchor },
  };
}

/** Of what is on the page itself, the first. */
function shownAct({ parts }: Placed): MainAct | null {
  for (const { part, anchor } of parts) {
    const label = labelOf(part.type, part.title);
    if (label !== null) return { label, href: anchor, iconAfter: 'chevronDown' };
    if (part.type === 'link') return linkAct({ parts });
  }
  return null;
}

/** Of what is on the page itself; null for what is not. */
function labelOf(type: MainActContext['parts'][number]['part']['type'], title: string): string | null {
  if (type === 'video') return t('Watch {title}', { title });
  if (type === 'audio') return t('Listen to {title}', { title });
  if (type === 'text') return title === '' ? t('Read') : t('Read {title}', { title });
  if (type === 'image') return t('View {title}', { title });
  return type === 'place' ? t('See {title}', { title }) : null;
}
