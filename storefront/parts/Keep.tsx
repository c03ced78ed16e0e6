import { Box, Icon, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import * as styles from '../styles/order.css';
import { PageForm } from './PageForm';

interface KeepProps {
  link: string;
  phoneEnding: string;
  orderId: string;
  /** The links that were sent before have just ended. */
  isEnded: boolean;
}

/** The actions are shown by touch.ts; without JavaScript the rows still say what there is. */
export function Keep({ link, phoneEnding, orderId, isEnded }: KeepProps) {
  return (
    <Box className={styles.notPrinted}>
      <Box className={styles.keep}>
        <Icon name="receipt" tone="soft" />
        <Box>
          <Text>{t('This page')}</Text>
          <Text size="13" tone="soft">
            {t('Printable version')}
          </Text>
        </Box>
        <Box as="button" type="button" hidden data-print className={styles.keepAction}>
          {t('Print')}
        </Box>
      </Box>
      <Box className={styles.keep}>
        <Icon name="link" tone="soft" />
        <Box>
          <Text>{t('Link to this page')}</Text>
          <Text size="13" tone="soft">
            {t('Sent by SMS to the number ending in {ending}', { ending: phoneEnding })}
          </Text>
        </Box>
        <Box as="button" type="button" hidden data-copy={link} className={styles.keepAction}>
          {t('Copy')}
        </Box>
      </Box>
      <Box className={styles.keep}>
        <Icon name="mobile" tone="soft" />
        <Box>
          <Text>{t('On another phone')}</Text>
          <Text size="13" tone="soft">
            {t('Open the link there; we send a code to your number')}
          </Text>
        </Box>
      </Box>
      <PageForm method="post" action={`/access/${orderId}/end-links`} className={styles.keep} id="end-links">
        <Icon name="shield" tone="soft" />
        <Box>
          <Text>{t('Earlier links')}</Text>
          <Text size="13" tone="soft">
            {isEnded
              ? t('Earlier links and other browsers no longer work. This browser still does.')
              : t(
                  'Did someone else get one? End them: only this browser keeps access, and others need a code.',
                )}
          </Text>
        </Box>
        {!isEnded && (
          <Box as="button" type="submit" className={styles.keepAction}>
            {t('End|links')}
          </Box>
        )}
      </PageForm>
    </Box>
  );
}
