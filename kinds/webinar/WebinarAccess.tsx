import { Box, ButtonLink, Heading } from '@haat/design-system/preview';
import { type Phrase, t } from '@haat/i18n';
import type { KindAccess } from '../kind';
import * as styles from '../parts/access/access.css';
import { linkAct } from '../parts/access/link-act';
import type { MainAct, MainActContext } from '../parts/access/main-act';
import type { AccessPartProps } from '../parts/access/part-props';
import { translateTexts } from '../parts/access/translate-texts';
import { itemsAct } from '../parts/items/items-act';
import { SeriesDates } from '../parts/live/SeriesDates';
import { SessionTime } from '../parts/live/SessionTime';
import { roomOpensAt } from '../parts/live/session.rules';
import { dayAndTimeIn } from '../parts/preview/in-zone';

/** When it is, on the clocks where it is held and on the buyer's own, and how to be there. */
function SeatPart({ part, isMain, calendarUrl, mainUrl }: AccessPartProps) {
  const { minutes = 60, note, sessions, startsAt, timeZone = 'Asia/Kolkata', title, url } = part;
  if (startsAt === undefined) return null;
  return (
    <Box className={styles.part}>
      <Heading level={3}>{title}</Heading>
      <SessionTime startsAt={startsAt} minutes={minutes} timeZone={timeZone} />
      {sessions && <SeriesDates sessions={sessions} timeZone={timeZone} />}
      {note && <Box className={styles.note}>{note}</Box>}
      <Box className={styles.actions}>
        {url && url !== mainUrl && (
          <ButtonLink
            href={url}
            tone={isMain ? 'accent' : 'neutral'}
            fullWidth
            mainAction={isMain}
            iconAfter="arrowRight"
          >
            {t('Join the webinar')}
          </ButtonLink>
        )}
        {url && calendarUrl !== mainUrl && (
          <ButtonLink href={calendarUrl} icon="calendar" fullWidth>
            {t('Add to your calendar')}
          </ButtonLink>
        )}
      </Box>
    </Box>
  );
}

const titles: readonly Phrase[] = ['Watch the recording', 'Your seat'];
const notes: readonly Phrase[] = [
  'This webinar has ended. If there is a recording, it will appear here.',
  'Your seat is booked. You can join from ten minutes before the start.',
];

/** Until the room opens it is put into a calendar, from then on joined; afterwards its recording is watched. */
function seatAct({ parts, calendarUrl, now }: MainActContext): MainAct | null {
  const {
    startsAt,
    timeZone = 'Asia/Kolkata',
    url,
  } = parts.find(({ part }) => part.type === 'seat')?.part ?? {};
  if (startsAt === undefined) return linkAct({ parts }) ?? itemsAct({ parts });
  if (url === undefined) return itemsAct({ parts });
  const opensAt = roomOpensAt({ startsAt });
  if (opensAt <= now) return { label: t('Join now'), href: url, iconAfter: 'arrowRight' };
  return {
    label: t('Add to calendar'),
    href: calendarUrl,
    icon: 'calendar',
    detail: dayAndTimeIn(startsAt, timeZone),
    until: opensAt,
  };
}

export const access: KindAccess = {
  views: { seat: SeatPart },
  translatePart: (part) => translateTexts(part, { titles, notes }),
  mainAct: seatAct,
};
