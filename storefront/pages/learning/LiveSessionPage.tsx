import { Box, ButtonLink, Heading, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { ArchiveLink } from '@haat/kinds/parts/access/ArchiveLink';
import { SessionTime } from '@haat/kinds/parts/live/SessionTime';
import type { LiveSessionModel } from '@haat/openapi/pages';
import { AccessParts } from '../../parts/access/AccessParts';
import { CancelledSession } from '../../parts/access/CancelledSession';
import { PageFrame } from '../../parts/PageFrame';
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
            <Box className={order.aside}>
              <SessionTime startsAt={session.startsAt} minutes={session.minutes} timeZone={timeZone} />
              <ButtonLink href={session.calendarPath} icon="calendar" fullWidth>
                {t('Take it out of your calendar')}
              </ButtonLink>
            </Box>
          </>
        ) : (
          <LiveSession session={session} isMain isPreview={false} timeZone={timeZone} />
        )}
        <AccessParts
          parts={parts}
          calendarUrl={session.calendarPath}
          hasMainAction={session.hasRecording && !session.isRecordingHere}
          {...(sellerName !== null && { artist: sellerName })}
          mark={`•••• ${phoneEnding}`}
          headingLevel={2}
        />
        <ArchiveLink parts={parts} />
        {!cancelled && session.status !== 'ended' && (
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
