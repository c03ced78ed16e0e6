import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Site } from '@haat/openapi/pages';
import type { ReactNode } from 'react';
import { paths } from '../../src/app/paths';
import * as styles from '../styles/page.css';
import { Mark } from './Mark';

interface PageFrameProps {
  site: Site;
  /** The creator whose page this is; without one the installation speaks for itself. */
  seller?: string;
  /** Of the creator: their name leads to their own page. */
  handle?: string | null;
  /** At the end of the top bar. */
  aside?: ReactNode;
  /** In place of the creator at the start of the top bar. */
  back?: ReactNode;
  /** Pages after the preview are narrower. */
  narrow?: boolean;
  children: ReactNode;
}

/** Top bar, content and foot of every page a buyer sees. */
export function PageFrame({ site, seller, handle, aside, back, narrow, children }: PageFrameProps) {
  const inside = narrow ? `${styles.barInside} ${styles.narrow}` : styles.barInside;
  const foot = narrow ? `${styles.footInside} ${styles.narrow}` : styles.footInside;
  return (
    <Box className={styles.page}>
      <Box as="header" className={styles.bar}>
        <Box className={inside}>
          {back ?? <Who name={seller} handle={handle} site={site} />}
          {aside}
        </Box>
      </Box>
      <Box as="main" className={styles.middlePart}>
        {children}
      </Box>
      <Box as="footer" className={styles.foot}>
        <Box className={foot}>
          <Box className={styles.soldBy}>
            <Mark name={site.name} />
            <Box as="span">
              {seller ? t('Sold by {seller} through {house}', { seller, house: site.name }) : site.name}
            </Box>
          </Box>
          {site.supportEmail && (
            <Box as="a" href={`mailto:${site.supportEmail}`}>
              {t('Help: {email}', { email: site.supportEmail })}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

interface WhoProps {
  name: string | undefined;
  handle: string | null | undefined;
  site: Site;
}

function Who({ name, handle, site }: WhoProps) {
  if (name === undefined)
    return (
      <Box className={styles.who}>
        <Mark name={site.name} />
      </Box>
    );
  return (
    <Box className={styles.who}>
      <Box as="span" aria-hidden className={styles.avatar}>
        {initials(name)}
      </Box>
      {handle ? (
        <Box as="a" href={paths.seller(handle)} className={styles.whoLink}>
          {name}
        </Box>
      ) : (
        <Box as="span">{name}</Box>
      )}
    </Box>
  );
}

/** The first letters of the first two words; whole letters in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => Array.from(word)[0] ?? '').join('');
}
