import { Box, ButtonLink, Heading, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { ArchiveLink } from '@haat/kinds/parts/access/ArchiveLink';
import { SessionTime } from '@haat/kinds/parts/live/SessionTime';
import type { LiveSessionModel } from '@haat/openapi/pages';
import { AccessParts } from '../../parts/access/AccessParts';
import { CancelledSession } from '../../parts/access/CancelledSession';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/learning.css';
import * as order from '../../styles/order.css';
import { LiveSession } from './LiveSession';

/** A live session that was bought: when it is and how it is joined; afterwards its recording. */
export function LiveSessionPage({ model }: { model: LiveSessionModel }) {
  const { site, title, sellerName, timeZone, session, parts, phoneEnding, messagesPath, orderId, cancelled } =
    model;
  return (
    <PageFrame
      narrow
      site={site}
      back={
        <Link href={orderId === null ? '/purchase' : `/access/${orderId}`} standalone>
          {orderId === null ? t('Purchases') : t('Receipt')}
        </Link>
      }
    >
      <Box className={`${order.single} ${order.stack}`}>
        <Box>
          {sellerName && <Box className={order.stepTime}>{t('From {seller}', { seller: sellerName })}</Box>}
          <Heading level={1}>{title}</Heading>
        </Box>
        {cancelled ? (
          <>
            <CancelledSession cancelled={cancelled} />
            {session && (
              <Box className={order.aside}>
                <SessionTime startsAt={session.startsAt} minutes={session.minutes} timeZone={timeZone} />
                <ButtonLink href={session.calendarPath} icon="calendar" fullWidth>
                  {t('Take it out of your calendar')}
                </ButtonLink>
              </Box>
            )}
          </>
        ) : session ? (
          <LiveSession session={session} isMain isPreview={false} timeZone={timeZone} />
        ) : (
          <Box as="section" className={styles.session} aria-labelledby="session">
            <Heading level={2} size="17" id="session">
              {t('No date yet')}
            </Heading>
            <Box as="p">
              {t('The new date is not set yet. Your place is kept, and you will be told when it is.')}
            </Box>
          </Box>
        )}
        <AccessParts
          parts={parts}
          calendarUrl={session?.calendarPath ?? ''}
          hasMainAction={session !== null && session.hasRecording && !session.isRecordingHere}
          {...(sellerName !== null && { artist: sellerName })}
          mark={`•••• ${phoneEnding}`}
          headingLevel={2}
        />
        <ArchiveLink parts={parts} />
        {!cancelled && session?.status !== 'ended' && (
          <Box>
            <Link href={messagesPath} tone="soft" standalone>
              {t('Reminders')}
            </Link>
          </Box>
        )}
      </Box>
    </PageFrame>
  );
}
