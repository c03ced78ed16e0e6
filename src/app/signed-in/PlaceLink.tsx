import { Box, Icon, Text } from '@haat/design-system';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import * as styles from './place.css';
import type { Place } from './places';

interface PlaceLinkProps extends Place {
  look: 'tab' | 'row';
  /** A figure at the end of a row. */
  figure?: ReactNode;
}

export function PlaceLink({ href, label, icon, look, figure }: PlaceLinkProps) {
  const isCurrent = usePathname() === href;
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={look === 'tab' ? styles.tab : styles.row}
    >
      <Icon name={icon} size={look === 'tab' ? 24 : 20} />
      <Box as="span" className={look === 'row' ? styles.grow : undefined}>
        {label}
      </Box>
      {look === 'row' && figure && (
        <Text as="span" size="13" tone="soft" tabular>
          {figure}
        </Text>
      )}
    </Link>
  );
}
