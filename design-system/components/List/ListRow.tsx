import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { errorInside } from '../Form/first-error';
import { Icon } from '../Icon/Icon';
import { useFollow } from '../NavigationProvider/NavigationProvider';
import * as styles from './List.css';

export interface ListRowProps {
  /** A cover, an avatar, a day. */
  leading?: ReactNode;
  title: ReactNode;
  /** One line under the title. */
  meta?: ReactNode;
  /** Under both: badges and sums. */
  below?: ReactNode;
  /** At the end: an amount, a badge. */
  trailing?: ReactNode;
  trailingMeta?: ReactNode;
  /** Makes the whole row a link. */
  href?: string;
  /** The whole row does this. */
  onPress?: () => void;
  /** Further actions of the row. */
  actions?: ReactNode;
  /** Titles and meta keep to one line. On by default. */
  truncate?: boolean;
  chevron?: boolean;
  /** Pressed, it opens what holds a field that is wrong. */
  hasErrorInside?: boolean;
  lang?: string;
}

export function ListRow({
  leading,
  title,
  meta,
  below,
  trailing,
  trailingMeta,
  href,
  onPress,
  actions,
  truncate = true,
  chevron = false,
  hasErrorInside = false,
  lang,
}: ListRowProps) {
  const cut = truncate ? ` ${styles.truncated}` : '';
  const isPressable = href !== undefined || onPress !== undefined;
  return (
    <Box as="li" lang={lang} className={isPressable ? `${styles.row} ${styles.pressable}` : styles.row}>
      {leading}
      <Box className={styles.text}>
        <Box className={styles.title + cut}>
          <RowName href={href} onPress={onPress} hasErrorInside={hasErrorInside}>
            {title}
          </RowName>
        </Box>
        {meta && <Box className={styles.meta + cut}>{meta}</Box>}
        {below && <Box className={styles.below}>{below}</Box>}
      </Box>
      {(trailing || trailingMeta) && (
        <Box className={styles.trailing}>
          {trailing && <Box>{trailing}</Box>}
          {trailingMeta && <Box className={styles.trailingMeta}>{trailingMeta}</Box>}
        </Box>
      )}
      {actions && <Box className={styles.actions}>{actions}</Box>}
      {chevron && <Icon name="chevronRight" tone="soft" />}
    </Box>
  );
}

interface RowNameProps {
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  hasErrorInside: boolean;
  children: ReactNode;
}

/** The name is the link, so that people hear where the row goes; its area covers the row. */
function RowName({ href, onPress, hasErrorInside, children }: RowNameProps) {
  const follow = useFollow(href ?? '', onPress);
  if (href !== undefined)
    return (
      <Box as="a" href={href} onClick={follow} className={styles.cover}>
        {children}
      </Box>
    );
  if (onPress)
    return (
      <Box
        as="button"
        type="button"
        onClick={onPress}
        className={styles.cover}
        {...(hasErrorInside && errorInside)}
      >
        {children}
      </Box>
    );
  return <>{children}</>;
}
