import { Box, Heading, Inline, Sheet, Stack, Stat, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { EngagementItem, FileFigures, LessonFigures, QuizFigures } from '@haat/openapi';
import { RetentionCurve } from '../../components/charts/engagement/RetentionCurve';
import { ShareBar } from '../../components/charts/engagement/ShareBar';
import { grouped } from '../../components/charts/grouped';
import * as styles from './engagement.css';

interface ItemSheetProps {
  item: EngagementItem | null;
  onClose: () => void;
}

/** One lesson or file: where viewers stop, how its quiz is answered, and its downloads. */
export const ItemSheet = ({ item, onClose }: ItemSheetProps) => (
  <Sheet open={item !== null} onClose={onClose} title={item?.title ?? t('Lesson')}>
    {item && <ItemDetails item={item} />}
  </Sheet>
);

const isPlayed = ({ type }: FileFigures): boolean => type === 'video' || type === 'audio';

function ItemDetails({ item: { title, lesson, files } }: { item: EngagementItem }) {
  const others = files.filter((file) => !isPlayed(file));
  return (
    <Stack space="24">
      {lesson && <LessonStats lesson={lesson} />}
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
  const { title, viewers, watched, retention, duration } = file;
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
          </Box>
          <RetentionCurve title={title} retention={retention} duration={duration} />
        </>
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
