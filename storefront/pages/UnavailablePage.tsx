import { Box, ButtonLink, Heading } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { sentence } from '@haat/i18n/sentence';
import type { UnavailableModel } from '@haat/openapi/pages';
import { PageFrame } from '../parts/PageFrame';
import * as styles from '../styles/order.css';

export function UnavailablePage({ model }: { model: UnavailableModel }) {
  return (
    <PageFrame narrow site={model.site}>
      <Box className={styles.single}>
        <Heading level={1}>{translate(model.heading)}</Heading>
        <Box as="p" className={styles.lead}>
          {sentence(model.text)}
        </Box>
        {model.action && (
          <Box paddingTop="24">
            <ButtonLink href={model.action.href} fullWidth>
              {'backTo' in model.action
                ? t('Back to {product}', { product: model.action.backTo })
                : translate(model.action.label)}
            </ButtonLink>
          </Box>
        )}
      </Box>
    </PageFrame>
  );
}
