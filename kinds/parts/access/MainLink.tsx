import type { IconName } from '@haat/design-system';
import { ButtonLink } from '@haat/design-system/preview';
import type { ReactNode } from 'react';

interface MainLinkProps {
  icon?: IconName;
  iconAfter?: IconName;
  href: string;
  /** It is the main action of the page. */
  isMain: boolean;
  children: ReactNode;
}

/** What was paid for, as a button over the whole width. */
export const MainLink = ({ isMain, ...rest }: MainLinkProps) => (
  <ButtonLink tone={isMain ? 'accent' : 'neutral'} fullWidth mainAction={isMain} {...rest} />
);
