import { Box, Button, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { Awning } from '@haat/web/art/Awning';
import { Stall } from '@haat/web/art/Stall';
import type { ReactNode } from 'react';
import { KeptRow } from '../parts/offline/KeptRow';
import * as styles from '../public/styles/offline.css';

/** What the service worker shows where there is no network: client/offline lists what is kept on the device. `kept`: rows of it. */
export function OfflinePage({ kept }: { kept?: ReactNode }) {
  return (
    <Box as="main">
      <Awning />
      <Box className={styles.middle}>
        <Box className={styles.picture}>
          <Stall isOpen={false} />
        </Box>
        <Box>
          <Heading level={1}>{t('You’re Offline')}</Heading>
          <Box
            as="output"
            className={styles.lead}
            data-waiting={t('You are still offline. This page reloads when you are back online.')}
            data-ordered={t(
              'This page opens once there is a network again. If you have paid, do not pay a second time.',
            )}
          >
            {t('Nothing was charged. This page opens once there is a network again.')}
          </Box>
          <Box className={styles.action}>
            <Button tone="accent" icon="refresh" fullWidth data-retry>
              {t('Retry')}
            </Button>
          </Box>
          <Box
            as="section"
            hidden={kept === undefined}
            aria-labelledby="kept"
            data-kept
            className={styles.kept}
          >
            <Heading level={2} id="kept" size="17">
              {t('Works without a network')}
            </Heading>
            <Box as="ul" className={styles.rows}>
              {kept}
            </Box>
          </Box>
        </Box>
      </Box>
      <Templates />
    </Box>
  );
}

/** One of each row that the script may need, in the language of the page. What stands in braces is filled in. */
function Templates() {
  const count = '{count}';
  const when = '{when}';
  const seen = t('Last seen {when}', { when });
  const some = t('{count} kept on this device', { count });
  return (
    <>
      <template data-row="seen">
        <KeptRow icon="box" title="" note={seen} href="" />
      </template>
      <template data-row="receipt">
        <KeptRow icon="receipt" title="" note={t('Receipt, last seen {when}', { when })} href="" />
      </template>
      <template data-row="receipts">
        <KeptRow icon="receipt" title={t('Receipts')} note={some}>
          {[]}
        </KeptRow>
      </template>
      <template data-row="text">
        <KeptRow icon="book" title="" note={seen} href="" />
      </template>
      <template data-row="texts">
        <KeptRow icon="book" title="" note={some}>
          {[]}
        </KeptRow>
      </template>
      <template data-row="outline">
        <KeptRow icon="book" title="" note={some} href="" />
      </template>
      <template data-row="file">
        <KeptRow icon="file" title="" note={t('Kept on this device, {size}', { size: '{size}' })} href="" />
      </template>
      <template data-row="draft">
        <KeptRow
          icon="pencil"
          title={t('Checkout draft')}
          note={t('Saved {when}, nothing was charged', { when })}
        />
      </template>
    </>
  );
}
