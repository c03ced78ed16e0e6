import { Box, Button, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { LessonMessagesModel } from '@haat/openapi/pages';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/order.css';

/** Where messages about the lessons of a course are turned off, and on again. */
export function LessonMessagesPage({ model: { site, title, action, isOn } }: { model: LessonMessagesModel }) {
  return (
    <PageFrame narrow site={site}>
      <Box className={styles.single}>
        <Heading level={1}>{isOn ? t('Messages about lessons') : t('Messages are off')}</Heading>
        <Box as="p" className={styles.lead}>
          {isOn
            ? t('We tell you when lessons of “{title}” open or are added.', { title })
            : t(
                'We no longer tell you when lessons of “{title}” open or are added. You still have access to it.',
                {
                  title,
                },
              )}
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
