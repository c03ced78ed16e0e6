import { Box, ButtonLink } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { TicketModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import * as styles from '../../public/styles/form.css';
import * as prose from '../../public/styles/prose.css';
import * as section from '../../public/styles/section.css';
import { topics } from '../../public/topics';

/** The confirmation: ticket number and next steps. */
export function TicketPage({ model }: { model: TicketModel }) {
  return (
    <Box className={styles.single}>
      <Box as="h1" className={prose.title}>
        {t('We have received your message')}
      </Box>
      <Box as="p" className={prose.lead}>
        {t(topics[model.topic].next)}
      </Box>
      <Box className={styles.number}>
        <Box as="p" className={section.small}>
          {t('Your ticket number')}
        </Box>
        <Box as="p" className={section.figure}>
          {model.number}
        </Box>
        <Box as="p" className={section.soft}>
          {t(
            'Quote it when you write again. If you gave an email address, we have sent it there too; otherwise write it down.',
          )}
        </Box>
      </Box>
      <Box paddingTop="24">
        <ButtonLink href={paths.home} fullWidth>
          {t('Back to home page')}
        </ButtonLink>
      </Box>
    </Box>
  );
}
