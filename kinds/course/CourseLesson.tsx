import { Box, Icon, VisuallyHidden } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { LiveSessionTime, PublicItem } from '@haat/openapi';
import type { KindPublicContent } from '../facts';
import { durationOf } from '../parts/preview/duration';
import { dateIn, dayAndTimeIn } from '../parts/preview/in-zone';
import { itemsText } from '../parts/preview/items-text';
import { SafeHtml } from '../parts/preview/SafeHtml';
import * as styles from './course.css';

type Lesson = KindPublicContent['course']['sections'][number]['lessons'][number];

/** A line of the outline. What is free to read opens in place, what is free to watch leads on. */
export function CourseLesson({ lesson, number }: { lesson: Lesson; number: number }) {
  const { html, isFree, items = [], live, minutes, title, url } = lesson;
  const isPlayed = items.some(({ streamUrl }) => streamUrl !== undefined);
  const isRead =
    isFree && (isPlayed || html !== undefined || items.some((item) => item.html !== undefined || item.url));
  const description = (
    <>
      <Box as="span" aria-hidden className={styles.number}>
        {number}
      </Box>
      <Box as="span" className={styles.lessonTitle}>
        {title}
        {live && (
          <Box as="span" className={styles.what}>
            {liveText(live)}
          </Box>
        )}
        {items.length > 0 && (
          <Box as="span" className={styles.what}>
            {itemsText(items)}
          </Box>
        )}
      </Box>
    </>
  );
  const length = (
    <Box as="span" className={styles.length}>
      {minutes === undefined ? '' : durationOf(minutes)}
    </Box>
  );
  if (isRead)
    return (
      <Box as="li">
        <Box as="details">
          <Box as="summary" className={styles.lesson}>
            {description}
            <Box as="span" className={styles.free}>
              {isPlayed ? t('Watch free') : t('Read free')}
            </Box>
            {length}
          </Box>
          <Box className={styles.opened}>
            {html && <SafeHtml html={html} headingsFrom={3} />}
            {items.map((item) => (
              <FreeItem key={item.id} item={item} />
            ))}
            {url && (
              <Box as="p">
                <Free url={url} title={title} />
              </Box>
            )}
          </Box>
        </Box>
      </Box>
    );
  return (
    <Box as="li" className={styles.lesson}>
      {description}
      {isFree && url ? <Free url={url} title={title} /> : <Box as="span" />}
      {length}
    </Box>
  );
}

/** When a session is or was, on India's clocks. */
function liveText({ startsAt, status, hasRecording }: LiveSessionTime): string {
  if (hasRecording) return t('Recording of a live session');
  return status === 'ended'
    ? t('Live session, held on {day}', { day: dateIn(startsAt, india) })
    : t('Live session on {day}, India time', { day: dayAndTimeIn(startsAt, india) });
}

const india = 'Asia/Kolkata';

/** A text is read here, video and audio are played, and a link leads on; any other file is named. */
function FreeItem({ item }: { item: PublicItem }) {
  const { html, title, url, streamUrl } = item;
  if (streamUrl !== undefined) return <FreeStream item={item} />;
  if (html) return <SafeHtml html={html} headingsFrom={3} />;
  return url ? (
    <Box as="p">
      <Free url={url} title={title} />
    </Box>
  ) : null;
}

/** With the controls of the browser: a preview loads no player. */
function FreeStream({ item }: { item: PublicItem }) {
  const { type, title, streamUrl, playlistUrl, poster, captions = [] } = item;
  const shared = { controls: true, preload: 'none', 'aria-label': title } as const;
  const sources = (
    <>
      {playlistUrl !== undefined && <source src={playlistUrl} type="application/vnd.apple.mpegurl" />}
      <source src={streamUrl} />
      {captions.map(({ language, label, src }) => (
        <track key={language} kind="captions" srcLang={language} label={label} src={src} />
      ))}
    </>
  );
  return type === 'video' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the creator may have given none
    <video {...shared} className={styles.played} poster={poster} playsInline>
      {sources}
    </video>
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the creator may have given none
    <audio {...shared} className={styles.heard}>
      {sources}
    </audio>
  );
}

const Free = ({ url, title }: { url: string; title: string }) => (
  <Box as="a" href={url} rel="nofollow ugc noopener" className={styles.freeLink}>
    <Icon name="play" size={16} />
    {t('Watch free')}
    <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
  </Box>
);
