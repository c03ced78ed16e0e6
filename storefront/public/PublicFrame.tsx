import { Box, ButtonLink, Link, SkipLink } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicModel } from '@haat/openapi/pages';
import { Mark } from '@haat/web/art/Mark';
import { paths, signInPath } from '@haat/web/paths';
import type { ReactNode } from 'react';
import { PublicFooter } from './PublicFooter';
import * as styles from './styles/frame.css';

interface PublicFrameProps
  extends Pick<PublicModel, 'site'>,
    Partial<Pick<PublicModel, 'operator' | 'path'>> {
  /** This address shows what is this visitor's alone, and asking for it again in another language would lose it. */
  isOnce?: boolean;
  children: ReactNode;
}

/** Top bar, content and foot of every public page. */
export function PublicFrame({ site, operator, path, isOnce = false, children }: PublicFrameProps) {
  return (
    <Box className={styles.page}>
      <SkipLink to="content" />
      <Box as="header" className={styles.bar}>
        <Box as="a" href={paths.home} className={styles.markLink}>
          <Mark height={26} name={site.name} />
        </Box>
        <Box as="nav" aria-label={t('Main')} className={styles.places}>
          <Link href={paths.pricing} standalone tone="ink" current={path === paths.pricing}>
            {t('Pricing')}
          </Link>
          <Box as="span" data-guest className={styles.swap}>
            <ButtonLink href={signInPath()} size="small">
              {t('Sign in')}
            </ButtonLink>
          </Box>
          <Box as="span" data-member hidden className={styles.swap}>
            <ButtonLink href={paths.dashboard} size="small">
              {t('Open your shop')}
            </ButtonLink>
          </Box>
        </Box>
      </Box>
      <Box as="main" id="content" tabIndex={-1} className={styles.main}>
        {children}
      </Box>
      <PublicFooter site={site} operator={operator} hasChoice={!isOnce} />
    </Box>
  );
}
