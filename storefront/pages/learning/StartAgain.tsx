import { Box, Button, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Learning } from '@haat/openapi';
import { Fold } from '../../parts/Fold';
import { PageForm } from '../../parts/PageForm';
import * as order from '../../styles/order.css';

/** Begins a course again, after saying what is lost. Nothing where nothing was begun. */
export function StartAgain({ learning }: { learning: Learning }) {
  const lessons = learning.sections.flatMap((section) => section.lessons);
  if (lessons.every(({ position, doneAt }) => position === 0 && doneAt === null)) return null;
  return (
    <Box as="section" paddingTop="32" aria-label={t('Start again')}>
      <Fold title={t('Start again')} isOpen={false}>
        <PageForm method="post" action={`/learn/${learning.id}/restart`} className={order.stack}>
          <Text>
            {t('This clears which lessons are done, where you are in them, and results of quizzes.')}
          </Text>
          <Text tone="soft">
            {t('Your notes and questions stay, and so do quizzes with a limited number of tries.')}
            {learning.certificate && ` ${t('A certificate that you have stays yours.')}`}
          </Text>
          <Button type="submit" fullWidth>
            {t('Clear my progress')}
          </Button>
        </PageForm>
      </Fold>
    </Box>
  );
}
