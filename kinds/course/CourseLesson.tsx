import { Box, Icon, VisuallyHidden } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { LiveSessionTime, PublicItem } from '@haat/openapi';
import type { KindPublicContent } from '../facts';
import { FreePlayer } from '../parts/player/FreePlayer';
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
  const { type, html, title, url, streamUrl, playlistUrl, poster, captions } = item;
  if (streamUrl !== undefined)
    return (
      <FreePlayer
        {...{ title, streamUrl, playlistUrl, poster, captions }}
        type={type === 'video' ? 'video' : 'audio'}
        className={type === 'video' ? styles.played : styles.heard}
      />
    );
  if (html) return <SafeHtml html={html} headingsFrom={3} />;
  return url ? (
    <Box as="p">
      <Free url={url} title={title} />
    </Box>
  ) : null;
}

const Free = ({ url, title }: { url: string; title: string }) => (
  <Box as="a" href={url} rel="nofollow ugc noopener" className={styles.freeLink}>
    <Icon name="play" size={16} />
    {t('Watch free')}
    <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
  </Box>
);
