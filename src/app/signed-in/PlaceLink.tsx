import { Box, Icon, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import * as styles from './place.css';
import type { Place } from './places';
import { useHere } from './use-here';

interface PlaceLinkProps extends Place {
  look: 'tab' | 'row';
  /** Left out, the address says. */
  isCurrent?: boolean;
  /** A figure at the end of a row. */
  figure?: ReactNode;
}

export function PlaceLink({ href, label, icon, within = [], isCurrent, look, figure }: PlaceLinkProps) {
  const here = useHere();
  const isHere = here === href ? 'page' : within.includes(here);
  return (
    <Link
      href={href}
      aria-current={(isCurrent ?? isHere) || undefined}
      className={look === 'tab' ? styles.tab : styles.row}
    >
      <Icon name={icon} size={look === 'tab' ? 24 : 20} />
      <Box as="span" className={look === 'row' ? styles.grow : undefined}>
        {t(label)}
      </Box>
      {look === 'row' && figure && (
        <Text as="span" size="13" tone="soft" tabular>
          {figure}
        </Text>
      )}
    </Link>
  );
}
