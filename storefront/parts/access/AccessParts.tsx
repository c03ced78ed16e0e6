import { Box } from '@haat/design-system/preview';
import { accessViews, translatePart } from '@haat/kinds/access';
import * as styles from '@haat/kinds/parts/access/access.css';
import { FilePart, type PlayerProgress } from '@haat/kinds/parts/access/FilePart';
import { LinkPart } from '@haat/kinds/parts/access/LinkPart';
import { TextPart } from '@haat/kinds/parts/access/TextPart';
import type { ReceivedPart } from '@haat/openapi';
import { partId } from './bought-items';

interface AccessPartsProps {
  parts: readonly ReceivedPart[];
  /** Where the dates of the order are given as a file for a calendar. */
  calendarUrl: string;
  /** Another button of the page is its main one. */
  hasMainAction: boolean;
  /** Where that one leads. */
  mainUrl?: string | undefined;
  /** By their places: the page says them elsewhere. */
  hidden?: ReadonlySet<number>;
  /** Whose they are, for a lock screen. */
  artist?: string;
  /** Moves over the picture of a video. */
  mark?: string;
  /** Grants that are joined, by their ids. */
  joined?: readonly string[];
  /** Of a lesson: where it is gone on, and kept. */
  progress?: PlayerProgress;
  /** Seconds at which others go on, by their `playbackUrl`. */
  positions?: Readonly<Record<string, number>>;
  /** Where the address leads in one of them: it begins there, and not where it was left. */
  goTo?: { mediaId: string; position: number } | null;
  /** Of the titles of files. */
  headingLevel?: 2 | 3;
}

/** Up to this many texts are shown unfolded; more would hide what follows them. */
const maxOpenTexts = 3;

/** What was bought, in the order it is read. The first part with a link is the main action. */
export function AccessParts({
  parts,
  calendarUrl,
  hasMainAction,
  mainUrl,
  hidden = none,
  artist,
  mark,
  joined = [],
  progress,
  positions = {},
  goTo = null,
  headingLevel = 3,
}: AccessPartsProps) {
  const isJoined = ({ url = '' }: ReceivedPart) => joined.some((id) => url.endsWith(`/join/${id}`));
  const main = hasMainAction
    ? -1
    : parts.findIndex((part) => linkTypes.has(part.type) && part.url && !isJoined(part));
  // The first that plays is what the lesson is about.
  const played = progress ? parts.findIndex(({ streamUrl }) => streamUrl !== undefined) : -1;
  const isFolded = parts.filter(({ type }) => type === 'text').length > maxOpenTexts;
  return (
    <Box className={styles.parts}>
      {parts.map((given, index) => {
        if (hidden.has(index)) return null;
        const part = translatePart(given);
        const isMain = index === main;
        const View = accessViews[part.type];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and they never move
          <Box key={index} id={partId(index)} className={styles.placed}>
            {View ? (
              <View part={part} isMain={isMain} mainUrl={mainUrl} calendarUrl={calendarUrl} />
            ) : fileTypes.has(part.type) ? (
              <FilePart
                part={part}
                isMain={isMain}
                artist={artist}
                mark={mark}
                headingLevel={headingLevel}
                progress={{
                  ...(index === played ? progress : goneOnAt(positions[part.playbackUrl ?? ''])),
                  ...(goTo?.mediaId === part.mediaId && goneOnAt(goTo?.position)),
                }}
              />
            ) : part.type === 'text' ? (
              <TextPart part={part} isFolded={isFolded} />
            ) : (
              <LinkPart part={part} isMain={isMain} isJoined={isJoined(part)} />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const none: ReadonlySet<number> = new Set();

const goneOnAt = (startAt: number | undefined): PlayerProgress | undefined =>
  startAt === undefined ? undefined : { startAt };

const linkTypes: ReadonlySet<ReceivedPart['type']> = new Set(['link', 'seat', 'file']);
const fileTypes: ReadonlySet<ReceivedPart['type']> = new Set(['file', 'image', 'video', 'audio']);
