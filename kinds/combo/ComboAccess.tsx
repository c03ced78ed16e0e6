import { Box, Heading } from '@haat/design-system/preview';
import type { KindAccess } from '../kind';
import * as styles from '../parts/access/access.css';
import type { AccessPartProps } from '../parts/access/part-props';
import { translateTexts } from '../parts/access/translate-texts';
import { noLongerSold } from './combo.received';

/** The name of a product, above what it gives; its address begins with `#`. */
const ProductHeading = ({ part: { title, url } }: AccessPartProps) => (
  <Box className={styles.product}>
    <Heading level={2} size="20" {...(url?.startsWith('#') && { id: url.slice(1) })}>
      {title}
    </Heading>
  </Box>
);

export const access: KindAccess = {
  views: { product: ProductHeading },
  translatePart: (part) => (part.type === 'product' ? translateTexts(part, { notes: [noLongerSold] }) : null),
};
