import { Box, Heading, Inline, Sheet, Stack, Stat, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { EngagementItem, FileFigures, LessonFigures, QuizFigures } from '@haat/openapi';
import { RetentionCurve } from '../../components/charts/engagement/RetentionCurve';
import { ShareBar } from '../../components/charts/engagement/ShareBar';
import { grouped } from '../../components/charts/grouped';
import { Attendance } from './Attendance';
import * as styles from './engagement.css';

interface ItemSheetProps {
  productId: string;
  item: EngagementItem | null;
  onClose: () => void;
}

/** One lesson or file: where viewers stop, how its quiz is answered, and its downloads. */
export const ItemSheet = ({ productId, item, onClose }: ItemSheetProps) => (
  <Sheet open={item !== null} onClose={onClose} title={item?.title ?? t('Lesson')}>
    {item && <ItemDetails productId={productId} item={item} />}
  </Sheet>
);

const isPlayed = ({ type }: FileFigures): boolean => type === 'video' || type === 'audio';

function ItemDetails({
  productId,
  item: { id, title, lesson, files },
}: {
  productId: string;
  item: EngagementItem;
}) {
  const others = files.filter((file) => !isPlayed(file));
  return (
    <Stack space="24">
      {lesson && <LessonStats lesson={lesson} />}
      {lesson?.session && <Attendance productId={productId} lessonId={id} session={lesson.session} />}
      {files.filter(isPlayed).map((file) => (
        <Film key={file.mediaId} file={file} isNamed={lesson !== null && file.title !== title} />
      ))}
      {lesson?.quiz && <Quiz quiz={lesson.quiz} />}
      {others.length > 0 && (
        <Stack space="8">
          <Heading level={3} size="15">
            {t('Downloads')}
          </Heading>
          <Stack as="ul" space="12">
            {others.map(({ mediaId, title: name, downloads, downloaders }) => (
              <Box as="li" key={mediaId}>
                <Inline space="12" align="between" alignY="baseline" wrap={false}>
                  <Text as="span">{name}</Text>
                  <Text as="span" weight="strong" tabular>
                    {grouped(downloads)}
                  </Text>
                </Inline>
                <Text size="13" tone="soft">
                  {plural(downloaders, 'by {count} member', 'by {count} members', {
                    count: grouped(downloaders),
                  })}
                </Text>
              </Box>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

const LessonStats = ({ lesson: { started, finished } }: { lesson: LessonFigures }) => (
  <Box className={styles.stats}>
    <Stat size="20" label={t('Started')} value={grouped(started)} />
    <Stat size="20" label={t('Finished')} value={grouped(finished)} />
    <Stat size="20" label={t('Not finished')} value={grouped(Math.max(0, started - finished))} />
  </Box>
);

function Film({ file, isNamed }: { file: FileFigures; isNamed: boolean }) {
  const { title, viewers, watched, median, retention, duration, freePlays } = file;
  return (
    <Stack space="12">
      {isNamed && (
        <Heading level={3} size="15">
          {title}
        </Heading>
      )}
      {viewers === 0 ? (
        <Text tone="soft">{t('Nobody has watched it yet.')}</Text>
      ) : (
        <>
          <Box className={styles.stats}>
            <Stat size="20" label={t('Viewers')} value={grouped(viewers)} />
            <Stat size="20" label={t('Watched on average')} value={`${watched ?? 0}%`} />
            <Stat size="20" label={t('Median watched')} value={median === null ? '–' : `${median}%`} />
          </Box>
          <RetentionCurve title={title} retention={retention} duration={duration} />
        </>
      )}
      {freePlays !== null && (
        <Stack space="4">
          <Stat size="20" label={t('Free preview plays')} value={grouped(freePlays)} />
          <Text size="13" tone="soft">
            {t('On the product page, each visitor once a day.')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

function Quiz({ quiz: { tries, tried, passed, score, questions } }: { quiz: QuizFigures }) {
  return (
    <Stack space="12">
      <Heading level={3} size="15">
        {t('Quiz|of a quiz')}
      </Heading>
      <Box className={styles.stats}>
        <Stat size="20" label={t('Passed')} value={`${grouped(passed)} / ${grouped(tried)}`} />
        <Stat size="20" label={t('Tries')} value={grouped(tries)} />
        <Stat size="20" label={t('Average score')} value={score === null ? '–' : `${score}%`} />
      </Box>
      <Stack as="ul" space="12">
        {questions.map(({ id, text, asked, correct }) => (
          <Box as="li" key={id}>
            <ShareBar
              name={text}
              value={asked === 0 ? '–' : `${Math.round((correct * 100) / asked)}%`}
              share={asked === 0 ? 0 : correct / asked}
              isGood
            />
          </Box>
        ))}
      </Stack>
      <Text size="13" tone="soft">
        {t('Share of right answers to each question, over all tries.')}
      </Text>
    </Stack>
  );
}
