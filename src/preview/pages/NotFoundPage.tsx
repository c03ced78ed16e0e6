import type { NotFoundModel } from '@haat/contract/pages';
import { Box, Heading } from '@haat/design-system/preview';
import { PageFrame } from '../parts/PageFrame';
import * as styles from '../styles/order.css';

export function NotFoundPage({ model }: { model: NotFoundModel }) {
  return (
    <PageFrame narrow site={model.site}>
      <Box className={styles.single}>
        <Heading level={1}>Page not found</Heading>
        <Box as="p" className={styles.lead}>
          Nothing is sold at this address. Check the link, or ask whoever sent it to you for a new one.
        </Box>
      </Box>
    </PageFrame>
  );
}
