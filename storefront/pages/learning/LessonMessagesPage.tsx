import { Box, Button, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { LessonMessagesModel } from '@haat/openapi/pages';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/order.css';

const ofLessons = {
  title: () => t('Messages about lessons'),
  on: (title: string) => t('We tell you when lessons of “{title}” open or are added.', { title }),
  off: (title: string) =>
    t('We no longer tell you when lessons of “{title}” open or are added. You still have access to it.', {
      title,
    }),
};
const ofSession: typeof ofLessons = {
  title: () => t('Reminders'),
  on: (title) => t('We remind you 24 hours, 1 hour and 10 minutes before “{title}” starts.', { title }),
  off: (title) =>
    t('We no longer remind you of “{title}”. If it is moved or cancelled, we still tell you.', { title }),
};

/** Where messages about the lessons of a course, or reminders of a live session, are turned off, and on again. */
export function LessonMessagesPage({
  model: { site, title, action, isOn, isSession },
}: {
  model: LessonMessagesModel;
}) {
  const said = isSession ? ofSession : ofLessons;
  return (
    <PageFrame narrow site={site}>
      <Box className={styles.single}>
        <Heading level={1}>{isOn ? said.title() : t('Messages are off')}</Heading>
        <Box as="p" className={styles.lead}>
          {isOn ? said.on(title) : said.off(title)}
        </Box>
        <PageForm method="post" action={action} paddingTop="24">
          <input type="hidden" name="messages" value={isOn ? 'off' : 'on'} />
          <Button type="submit" {...(isOn && { tone: 'accent' })} fullWidth mainAction>
            {isOn ? t('Turn messages off') : t('Turn messages on')}
          </Button>
        </PageForm>
      </Box>
    </PageFrame>
  );
}
