import { Box, ButtonLink, Heading, Icon, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { durationOf } from '@haat/kinds/parts/preview/duration';
import { SafeHtml } from '@haat/kinds/parts/preview/SafeHtml';
import type { Received as ReceivedParts } from '@haat/openapi';
import { mapsOf } from '../../document/maps';
import { ReceivedSeat } from './ReceivedSeat';
import * as styles from './received.css';
import { noteOf, titleOf } from './title-of';

type Part = ReceivedParts['parts'][number];

interface ReceivedProps {
  parts: readonly Part[];
  /** Where the dates of its seats are given as a file for a calendar. */
  calendar: string;
  /** Another button of the page is its main one. */
  hasMainAction: boolean;
}

/** As many texts stand open; more would bury what comes after them. */
const openTexts = 3;

/** What was bought, in the order it is read. The first thing that leads on is the main action. */
export function Received({ parts, calendar, hasMainAction }: ReceivedProps) {
  const main = hasMainAction ? -1 : parts.findIndex(({ type, url }) => leadsOn.has(type) && url);
  const isMany = parts.filter(({ type }) => type === 'text').length > openTexts;
  return (
    <Box className={styles.parts}>
      {parts.map((part, index) => (
        <ReceivedPart
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and they never move
          key={index}
          part={part}
          isMain={index === main}
          isMany={isMany}
          calendar={calendar}
        />
      ))}
    </Box>
  );
}

const leadsOn: ReadonlySet<Part['type']> = new Set(['link', 'seat']);

interface ReceivedPartProps {
  part: Part;
  isMain: boolean;
  isMany: boolean;
  calendar: string;
}

function ReceivedPart({ part, isMain, isMany, calendar }: ReceivedPartProps) {
  const { note, title, url } = part;
  switch (part.type) {
    case 'product':
      return (
        <Box className={styles.product}>
          <Heading level={2} size="20" {...(url?.startsWith('#') && { id: url.slice(1) })}>
            {title}
          </Heading>
        </Box>
      );
    case 'heading':
      return (
        <Box className={styles.heading}>
          <Heading level={3}>{title}</Heading>
        </Box>
      );
    case 'link':
      return url ? (
        <Box>
          <ButtonLink
            href={url}
            tone={isMain ? 'accent' : 'neutral'}
            fullWidth
            mainAction={isMain}
            iconAfter="arrowRight"
          >
            {titleOf(title, note)}
          </ButtonLink>
          {note && <Box className={styles.note}>{noteOf(note)}</Box>}
        </Box>
      ) : null;
    case 'text':
      return <ReceivedText part={part} isClosed={isMany} />;
    case 'place':
      return <ReceivedPlace part={part} />;
    case 'seat':
      return <ReceivedSeat part={part} isMain={isMain} calendar={calendar} />;
  }
}

/** Words that were paid for; folded where there are many of them. */
function ReceivedText({ part, isClosed }: { part: Part; isClosed: boolean }) {
  const { html = '', minutes, title } = part;
  if (!isClosed)
    return (
      <Box className={styles.text}>
        <Heading level={3}>{titleOf(title)}</Heading>
        <SafeHtml html={html} headingsFrom={3} />
      </Box>
    );
  return (
    <Box as="details" className={styles.fold}>
      <Box as="summary" className={styles.foldHead}>
        <Box as="span" className={styles.foldTitle}>
          {titleOf(title)}
        </Box>
        {minutes !== undefined && (
          <Box as="span" className={styles.length}>
            {durationOf(minutes)}
          </Box>
        )}
        <Icon name="chevronDown" />
      </Box>
      <SafeHtml html={html} headingsFrom={3} />
    </Box>
  );
}

/** Where to go and how to get there. A phone opens its own maps; the other link opens anywhere. */
function ReceivedPlace({ part: { note, place = {}, title } }: { part: Part }) {
  const { address, city, directions } = place;
  const maps = mapsOf(place);
  return (
    <Box className={styles.text}>
      <Heading level={3}>{title}</Heading>
      <Box as="address" className={styles.address}>
        {[address, city].filter(Boolean).join('\n')}
      </Box>
      {directions && <Box className={styles.directions}>{directions}</Box>}
      {note && <Box className={styles.note}>{note}</Box>}
      {maps && (
        <Box className={styles.ways}>
          <ButtonLink href={maps.app} icon="globe" fullWidth>
            {t('Open in maps')}
          </ButtonLink>
          <Link href={maps.web} standalone>
            {t('Open web map')}
          </Link>
        </Box>
      )}
    </Box>
  );
}
