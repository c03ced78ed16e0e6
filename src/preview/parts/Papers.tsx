import type { AccessModel } from '@haat/contract/pages';
import { Box, Icon, Text } from '@haat/design-system/preview';
import * as styles from '../styles/order.css';

const names = { receipt: 'Receipt', refund: 'Refund note' } as const;

/** The papers of the order, each a file to keep. */
export function Papers({ papers }: { papers: AccessModel['papers'] }) {
  return (
    <Box className={styles.notPrinted}>
      {papers.map(({ kind, serial, url }) => (
        <Box key={serial} className={styles.keep}>
          <Icon name="receipt" tone="soft" />
          <Box>
            <Text>{names[kind]}</Text>
            <Text size="13" tone="soft">{`${serial}, a PDF to keep`}</Text>
          </Box>
          <Box
            as="a"
            href={url}
            aria-label={`Open the ${names[kind].toLowerCase()} ${serial} as PDF`}
            className={styles.keepLink}
          >
            Open
          </Box>
        </Box>
      ))}
    </Box>
  );
}
