import { Box, ButtonLink, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { ReceivedPart } from '@haat/openapi';
import * as styles from './access.css';
import { MainLink } from './MainLink';

interface LinkPartProps {
  part: ReceivedPart;
  isMain: boolean;
  /** It leads to a channel, and its buyer is in. */
  isJoined?: boolean;
}

/** A link that was paid for, as a button. */
export function LinkPart({ part: { note, title, url }, isMain, isJoined = false }: LinkPartProps) {
  if (!url) return null;
  if (isJoined)
    return (
      <Box>
        <Box as="p" className={styles.joined}>
          <Icon name="check" size={20} />
          {t('You are in')}
        </Box>
        <ButtonLink href={url} fullWidth iconAfter="arrowRight">
          {t('Open')}
        </ButtonLink>
      </Box>
    );
  return (
    <Box>
      <MainLink href={url} isMain={isMain} iconAfter="arrowRight">
        {title}
      </MainLink>
      {note && <Box className={styles.note}>{note}</Box>}
    </Box>
  );
}
