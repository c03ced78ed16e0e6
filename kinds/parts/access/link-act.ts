import { t } from '@haat/i18n';
import type { MainAct, MainActContext } from './main-act';

type Leads = Pick<MainActContext, 'parts'>;

/** The first link that leads on; null for none. */
export function linkAct({ parts }: Leads): MainAct | null {
  const part = parts.map((one) => one.part).find(({ type, url }) => type === 'link' && url !== undefined);
  if (part?.url === undefined) return null;
  return {
    label: part.title,
    href: part.url,
    iconAfter: 'arrowRight',
    detail: part.note,
    instead: part,
  };
}

interface JoinLabels {
  join: string;
  open: string;
}

/** The way into a channel or server; once its buyer is in, it leads there again. */
export function joinAct(
  { parts, isJoined, membershipUrl }: Pick<MainActContext, 'parts' | 'isJoined' | 'membershipUrl'>,
  { join, open }: JoinLabels,
): MainAct | null {
  const link = linkAct({ parts });
  if (!link) return null;
  const act: MainAct = {
    ...link,
    ...(membershipUrl !== null && { also: { label: t('Use another account'), href: membershipUrl } }),
  };
  if (isJoined) return { ...act, label: open, detail: t('You are in'), isDone: true };
  return { ...act, label: join };
}
