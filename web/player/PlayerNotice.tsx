import { Box, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import type { PlayerView } from '@haat/machines/player';
import * as styles from './player-notice.css';

interface PlayerNoticeProps {
  view: PlayerView;
  options: PlayerOptions;
  retry: () => void;
  again: () => void;
}

/** What a player says: that it waits, that it may not go on, or what comes next. */
export function PlayerNotice({ view, options: { next }, retry, again }: PlayerNoticeProps) {
  switch (view.is) {
    case 'slow':
      return (
        <Box className={styles.notice}>
          {t('The network is slow. Playing continues automatically.')}
          <Plain onPress={retry}>{t('Retry')}</Plain>
        </Box>
      );
    case 'offline':
      return (
        <Box className={styles.notice}>
          <Icon name="wifiOff" />
          {t('You are offline. It goes on when you are back online.')}
        </Box>
      );
    case 'refused':
      return view.refusal.is === 'devices' ? (
        <Box role="alert" className={styles.curtain}>
          <Box className={styles.curtainTitle}>{t('It already plays on other devices')}</Box>
          <Box>{view.refusal.message}</Box>
          <Plain onPress={retry}>{t('Play here')}</Plain>
        </Box>
      ) : (
        <Box role="alert" className={styles.curtain}>
          <Box className={styles.curtainTitle}>{t('Your access to this has ended')}</Box>
          <Box>{t('Reload the page to see what is open to you.')}</Box>
          <Plain onPress={() => location.reload()}>{t('Reload')}</Plain>
        </Box>
      );
    case 'failed':
      return (
        <Box role="alert" className={styles.curtain}>
          <Box className={styles.curtainTitle}>{t('This browser cannot play it')}</Box>
          <Box>{t('Open this page in another browser, or download the file.')}</Box>
          <Plain onPress={retry}>{t('Retry')}</Plain>
        </Box>
      );
    case 'ended':
      return (
        <Box className={styles.curtain}>
          {next && (
            <>
              <Box>{t('Next')}</Box>
              <Box className={styles.curtainTitle}>{next.title}</Box>
            </>
          )}
          <Box className={styles.actions}>
            {next && (
              <Box as="a" href={next.url} className={styles.accent}>
                {t('Continue')}
                <Icon name="arrowRight" />
              </Box>
            )}
            <Plain onPress={again}>
              <Icon name="undo" />
              {t('Play again')}
            </Plain>
          </Box>
        </Box>
      );
    case 'idle':
    case 'loading':
    case 'playing':
    case 'paused':
    case 'waiting':
      return null;
  }
}

function Plain({ onPress, children }: { onPress: () => void; children: React.ReactNode }) {
  return (
    <Box as="button" type="button" className={styles.plain} onClick={onPress}>
      {children}
    </Box>
  );
}
