import { Box, ButtonLink, Heading } from '@haat/design-system/preview';
import { said } from '@haat/i18n';
import type { UnavailableModel } from '@haat/openapi/pages';
import { PageFrame } from '../parts/PageFrame';
import * as styles from '../styles/order.css';

export function UnavailablePage({ model }: { model: UnavailableModel }) {
  return (
    <PageFrame narrow site={model.site}>
      <Box className={styles.single}>
        <Heading level={1}>{said(model.heading)}</Heading>
        <Box as="p" className={styles.lead}>
          {said(model.text)}
        </Box>
        {model.action && (
          <Box paddingTop="24">
            <ButtonLink href={model.action.href} fullWidth>
              {said(model.action.label)}
            </ButtonLink>
          </Box>
        )}
      </Box>
    </PageFrame>
  );
}
