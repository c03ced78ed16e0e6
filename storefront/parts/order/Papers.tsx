import { Box, Icon, Text } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import type { AccessModel } from '@haat/openapi/pages';
import { paperNames } from '@haat/web/documents/paper-names';
import * as styles from '../../styles/order.css';

/** The papers of the order, each a file to keep. */
export function Papers({ papers }: { papers: AccessModel['papers'] }) {
  return (
    <Box className={styles.notPrinted}>
      {papers.map(({ kind, serial, url }) => (
        <Box key={serial} className={styles.keep}>
          <Icon name="receipt" tone="soft" />
          <Box>
            <Text>{translate(paperNames[kind])}</Text>
            <Text size="13" tone="soft">
              {t('{serial}, a PDF to keep', { serial })}
            </Text>
          </Box>
          <Box
            as="a"
            href={url}
            aria-label={t('Open the {paper} {serial} as PDF', {
              paper: translate(paperNames[kind]).toLowerCase(),
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
