import { Box, ButtonLink, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { NotFoundModel } from '@haat/openapi/pages';
import { Stall } from '@haat/web/art/Stall';
import { paths } from '@haat/web/paths';
import { PublicFrame } from '../public/PublicFrame';
import * as styles from '../public/styles/not-found.css';

/** The not-found page, with links to public pages. */
export function NotFoundPage({ model }: { model: NotFoundModel }) {
  return (
    <PublicFrame site={model.site}>
      <Box className={styles.middle}>
        <Box className={styles.picture}>
          <Stall isOpen={false} />
        </Box>
        <Heading level={1}>{t('Page not found')}</Heading>
        <Box as="p" className={styles.lead}>
          {t(
            'The address may be mistyped, or the page may have moved. Check the link, or go to the home page.',
          )}
        </Box>
        <Box className={styles.links}>
          <ButtonLink href={paths.home} tone="accent">
            {t('Go to home page')}
          </ButtonLink>
          <ButtonLink href={paths.purchases}>{t('Find your purchases')}</ButtonLink>
        </Box>
      </Box>
    </PublicFrame>
  );
}
