import { Box } from '@haat/design-system/preview';
import { localeOf, type Phrase, t } from '@haat/i18n';
import type { PublicProduct, ReceivedPart } from '@haat/openapi';
import { type KindPublicContent, publicContentOf } from '../facts';
import type { KindPreview } from '../kind';
import { SeriesDates } from '../parts/live/SeriesDates';
import { durationOf } from '../parts/preview/duration';
import { type Fact, FactList } from '../parts/preview/FactList';
import { here } from '../parts/preview/here.css';
import { clockOf, dayIn, hoursIn, isInstant } from '../parts/preview/in-zone';
import { type Included, keptLines } from '../parts/preview/includes';
import { Part } from '../parts/preview/Part';
import { Ticks } from '../parts/preview/Ticks';

const webinarKicker = (product: PublicProduct): string => {
  const content = publicContentOf('webinar', product);
  const what = content?.isRecording ? t('Recorded webinar') : t('Live webinar');
  const { sessions, minutes } = content ?? {};
  return [
    what,
    ...(sessions ? [t('{count} sessions', { count: sessions.length })] : []),
    ...(minutes ? [durationOf(minutes)] : []),
  ].join(' · ');
};

/** Date and time in the zone of the event; the script adds the visitor's own if it differs. Then the seats left. */
function WebinarHead({ product }: { product: PublicProduct }) {
  const content = publicContentOf('webinar', product);
  if (!content) return null;
  const { minutes, startsAt, timeZone } = content;
  const facts: Fact[] = [];
  if (isInstant(startsAt))
    facts.push({
      icon: 'calendar',
      title: (
        <Box as="time" dateTime={startsAt}>
          {dayIn(startsAt, timeZone)}
        </Box>
      ),
      text: (
        <>
          {`${hoursIn(startsAt, minutes, timeZone)}, ${clockOf(timeZone)}`}
          <Box
            as="span"
            hidden
            className={here}
            data-starts={startsAt}
            data-zone={timeZone}
            data-locale={localeOf()}
            data-words={t('{time} your time', { time: '{time}' })}
          />
        </>
      ),
    });
  facts.push(seatsOf(content, isGoingOn(product)));
  return <FactList facts={facts} />;
}

function WebinarBody({ product, headingLevel }: { product: PublicProduct; headingLevel: 2 | 3 }) {
  const { outcomes = [], sessions, timeZone = '' } = publicContentOf('webinar', product) ?? {};
  return (
    <>
      {sessions && (
        <Part id="sessions" title={t('All sessions')} headingLevel={headingLevel}>
          <SeriesDates sessions={sessions} timeZone={timeZone} />
        </Part>
      )}
      <Ticks id="outcomes" title={t('What you will learn')} lines={outcomes} headingLevel={headingLevel} />
    </>
  );
}

const online = 'Live online. Your join link is on your receipt.' satisfies Phrase;
const goingOn =
  'It has already begun. Your link to join is on your receipt, and so is the recording once it is over.' satisfies Phrase;

/** It has begun and is still sold, which is where its recording is to come. */
const isGoingOn = (product: PublicProduct): boolean =>
  publicContentOf('webinar', product)?.hasBegun === true && product.closed === undefined;

function seatsOf({ seats, seatsLeft, isRecording }: KindPublicContent['webinar'], goesOn: boolean): Fact {
  if (isRecording)
    return {
      icon: 'play',
      title: t('The recording'),
      text: t('Watch it from your receipt at any time.'),
    };
  if (seatsLeft === null || seats === undefined)
    return {
      icon: 'play',
      title: t('Live online'),
      text: t(goesOn ? goingOn : 'Your join link is on your receipt.'),
    };
  if (seatsLeft === 0)
    return {
      icon: 'users',
      title: t('Sold out'),
      text: t('{count} seats.', { count: seats }),
    };
  const title =
    seatsLeft === 1 ? t('One seat left') : t('{left} of {seats} seats left', { left: seatsLeft, seats });
  return { icon: 'users', title, text: t(goesOn ? goingOn : online) };
}

function webinarIncludes(product: PublicProduct): Included[] {
  const content = publicContentOf('webinar', product);
  if (!content) return [];
  const { isRecording, minutes, sessions, startsAt, timeZone } = content;
  if (isRecording)
    return [{ icon: 'play', text: `${t('The recording')} · ${durationOf(minutes)}` }, ...keptLines(product)];
  return [
    ...(isInstant(startsAt) ? [{ icon: 'calendar', text: dayIn(startsAt, timeZone) } as const] : []),
    {
      icon: 'clock',
      text: sessions
        ? `${t('{count} sessions', { count: sessions.length })} · ${durationOf(minutes)}`
        : durationOf(minutes),
    },
    isGoingOn(product)
      ? { icon: 'play', text: t('The recording, once it is over') }
      : { icon: 'bell', text: t('Reminders, and a date for your calendar') },
  ];
}

function nextOf(product: PublicProduct): Phrase {
  if (publicContentOf('webinar', product)?.isRecording)
    return 'The recording opens from your receipt at once.';
  return isGoingOn(product)
    ? goingOn
    : 'On your receipt you get your own link to join and a date for your calendar. We remind you before it begins.';
}

/** An event; none while it has no date. */
function structuredData(product: PublicProduct, url: string): object | null {
  const webinar = publicContentOf('webinar', product);
  if (!webinar || !isInstant(webinar.startsAt)) return null;
  return {
    '@type': 'Event',
    startDate: webinar.startsAt,
    endDate: new Date(Date.parse(webinar.startsAt) + webinar.minutes * 60_000).toISOString(),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Person', name: product.seller.name },
  };
}

const dayMs = 24 * 60 * 60_000;

/** A day before the first session of what was booked. */
function refundUntil(parts: readonly ReceivedPart[]): string | null {
  const seat = parts.find(({ type }) => type === 'seat');
  const begins = seat?.sessions?.[0]?.startsAt ?? seat?.startsAt;
  return begins === undefined ? null : new Date(Date.parse(begins) - dayMs).toISOString();
}

export const preview: KindPreview = {
  structuredData,
  kicker: webinarKicker,
  Head: WebinarHead,
  Body: WebinarBody,
  includes: webinarIncludes,
  next: nextOf,
  refund: 'Refund until 24 hours before it begins',
  refundUntil,
  refundTerms:
    'Until 24 hours before it begins. If the creator moves or cancels it, until the new date, or always.',
};
