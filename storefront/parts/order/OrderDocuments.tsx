import { Box, Icon, Text } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import type { AccessModel } from '@haat/openapi/pages';
import { documentNames } from '@haat/web/documents/document-names';
import * as styles from '../../styles/order.css';

/** The documents of the order, each a file to keep. */
export function OrderDocuments({ documents }: { documents: AccessModel['documents'] }) {
  return (
    <Box className={styles.notPrinted}>
      {documents.map(({ kind, serial, url }) => (
        <Box key={serial} className={styles.keep}>
          <Icon name="receipt" tone="soft" />
          <Box>
            <Text>{translate(documentNames[kind])}</Text>
            <Text size="13" tone="soft">
              {t('{serial}, a PDF to keep', { serial })}
            </Text>
          </Box>
          <Box
            as="a"
            href={url}
            aria-label={t('Open the {document} {serial} as PDF', {
              document: translate(documentNames[kind]).toLowerCase(),
              serial,
            })}
            className={styles.keepLink}
          >
            {t('Open')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
