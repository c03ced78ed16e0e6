import { Box, ButtonLink, Heading } from '@haat/design-system/preview';
import type { Received as ReceivedParts } from '@haat/openapi';
import { ReceivedPlace } from './ReceivedPlace';
import { ReceivedSeat } from './ReceivedSeat';
import { ReceivedText } from './ReceivedText';
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
