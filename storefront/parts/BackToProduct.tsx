import { Box, Icon } from '@haat/design-system/preview';
import * as styles from '../styles/page.css';

/** At the start of the top bar of a page that belongs to a preview. */
export function BackToProduct({ href, title }: { href: string; title: string }) {
  return (
    <Box as="a" href={href} className={styles.who}>
      <Icon name="chevronLeft" size={20} />
      <Box as="span">{title}</Box>
    </Box>
  );
}
