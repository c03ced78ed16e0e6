import { plural, t } from '@haat/i18n';
import type { MainAct, MainActContext } from '../../kind';
import { linkAct } from '../access/link-act';

/** What locked items are for: files are downloaded, and what is watched, heard, read or gone to is led to on the page. Null where there is none. */
export function itemsAct({ parts }: Pick<MainActContext, 'parts'>): MainAct | null {
  const files = parts.filter(({ part }) => part.type === 'file' && part.url !== undefined);
  const [first] = files;
  if (first?.part.url !== undefined && files.length === 1)
    return {
      label: t('Download {title}', { title: first.part.title }),
      href: first.part.url,
      icon: 'download',
    };
  if (first)
    return {
      label: plural(files.length, 'Download {count} file', 'Download {count} files', {}),
      href: first.anchor,
      icon: 'download',
    };
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
