import { Box, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { BroadcastDraft } from './broadcast-draft';
import * as styles from './broadcasts.css';

/** How a message looks in Telegram. */
export function MessagePreview({
  message: { text, picture, label },
  sender,
}: {
  message: Pick<BroadcastDraft, 'text' | 'picture' | 'label'>;
  sender: string;
}) {
  return (
    <Stack space="8">
      <Text size="13" tone="soft">
        {t('In Telegram')}
      </Text>
      <Box className={styles.bubble}>
        {picture && (
          <Box as="img" src={picture.src} alt={t('Picture of the message')} className={styles.picture} />
        )}
        <Box className={styles.bubbleText}>
          <Stack space="12">
            <Text keepLines>{text.trim() || t('Your message')}</Text>
            <Text tone="soft" size="13">
              {t('From {name}. Send /stop to get no more messages.', { name: sender })}
            </Text>
          </Stack>
        </Box>
        {label.trim() !== '' && (
          <Box className={styles.bubbleButton}>
            <Text weight="strong">{label}</Text>
          </Box>
        )}
      </Box>
    </Stack>
  );
}
