import { Box, Icon, Text } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { kindTexts } from '@haat/kinds/texts';
import type { ProductKind } from '@haat/openapi';
import { describe, kindOrder } from '@haat/web/product-kinds/product-kinds';
import * as styles from '../../../public/styles/home.css';
import * as section from '../../../public/styles/section.css';

/** What can be sold. */
export function Kinds() {
  return (
    <Box as="section" aria-labelledby="kinds-title" className={section.section}>
      <Box className={section.content}>
        <Box as="h2" id="kinds-title" className={section.title}>
          {t('What you can sell')}
        </Box>
        <Box as="p" className={section.lead}>
          {t('Eight types of product. Each has its own link, and every payment goes to the same wallet.')}
        </Box>
        <Box as="ul" className={styles.kinds}>
          {kindOrder.map((kind, at) => (
            <Kind key={kind} kind={kind} cloth={cloths[at % cloths.length] ?? 0} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const cloths = [0, 1, 2, 3] as const;

interface KindProps {
  kind: ProductKind;
  cloth: (typeof cloths)[number];
}

function Kind({ kind, cloth }: KindProps) {
  const { icon, label } = describe(kind);
  return (
    <Box as="li" className={`${styles.kind} ${styles.cloth[cloth]}`}>
      <Icon name={icon} size={24} tone="soft" />
      <Box as="h3" className={section.strong}>
        {translate(label)}
      </Box>
      <Text tone="soft">{translate(kindTexts[kind].sells)}</Text>
    </Box>
  );
}
