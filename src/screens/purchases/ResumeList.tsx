import { Box, ButtonLink, Card, Heading, Inline, ProgressLine, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Resume } from '@haat/openapi';
import { resumeText } from '@haat/web/library/resume-text';
import { Cover } from '../../components/covers/Cover';
import * as styles from './purchases.css';

/** What was used last and is not finished, each with the place where it goes on; nothing where there is none. */
export function ResumeList({ items }: { items: readonly Resume[] }) {
  if (items.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="resume">
      <Stack space="12">
        <Heading level={2} id="resume">
          {t('Continue where you left off')}
        </Heading>
        {/* A list without bullets is no list to some screen readers unless it says so. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <Box as="ul" role="list" className={styles.grid}>
          {items.map((item) => (
            <Box as="li" key={item.accessId} className={styles.item}>
              <Card fill>
                <Box className={styles.bought}>
                  <Inline space="16" wrap={false} alignY="start">
                    <Cover product={{ id: item.productId, cover: item.cover }} size={48} />
                    <Box grow="1">
                      <Text as="div" weight="strong">
                        {item.title}
                      </Text>
                      <Text as="div" size="13" tone="soft">
                        {resumeText(item)}
                      </Text>
                    </Box>
                  </Inline>
                  <Stack space="12">
                    {item.lesson && (
                      <ProgressLine
                        label={t('{done} of {lessons} lessons done', {
                          done: item.lesson.done,
                          lessons: item.lesson.count,
                        })}
                        done={item.lesson.done}
                        of={item.lesson.count}
                      />
                    )}
                    <ButtonLink
                      href={item.url}
                      size="small"
                      fullWidth
                      iconAfter="arrowRight"
                      aria-label={t('Continue {title}', { title: item.title })}
                    >
                      {t('Continue')}
                    </ButtonLink>
                  </Stack>
                </Box>
              </Card>
            </Box>
          ))}
        </Box>
      </Stack>
    </Box>
  );
}
