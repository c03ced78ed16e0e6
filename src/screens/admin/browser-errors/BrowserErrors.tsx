import { Badge, Box, Card, EmptyState, List, ListRow, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Phrase } from '@haat/i18n/phrase';
import type { BrowserError, BrowserErrorKind } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { useBrowserErrors } from '../../../queries/admin.queries';
import { AdminSection } from '../AdminSection';
import * as styles from './browser-errors.css';

const kindNames: Record<BrowserErrorKind, Phrase> = {
  screen: 'Screen crash',
  uncaught: 'Uncaught error',
  answer: 'Malformed answer',
};

/** What went wrong in browsers, the last one first. */
export function BrowserErrors() {
  return (
    <AdminSection
      of={useBrowserErrors()}
      subject={t('Errors')}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Card>
          <EmptyState
            title={t('No errors in browsers')}
            text={t('Errors on pages are kept for 30 days, without personal data.')}
          />
        </Card>
      }
    >
      {({ items }) => (
        <Card padding="none">
          <List label={t('Browser errors')}>
            {items.map((one) => (
              <Row key={one.id} error={one} />
            ))}
          </List>
        </Card>
      )}
    </AdminSection>
  );
}

function Row({
  error: { kind, message, stack, route, version, browser, count, firstAt, lastAt },
}: {
  error: BrowserError;
}) {
  const [first, last] = [dateAndTime(firstAt), dateAndTime(lastAt)];
  return (
    <ListRow
      title={message || t('No message')}
      meta={`${t(kindNames[kind])} · ${route} · ${browser} · ${version}`}
      truncate={false}
      trailing={<Badge>{t('{count} times', { count: count.toLocaleString('en-IN') })}</Badge>}
      below={
        <>
          <Text size="13" tone="soft">
            {t('First {first}, last {last}', { first, last })}
          </Text>
          {stack && (
            <Box as="details">
              <Box as="summary" className={styles.summary}>
                {t('Stack trace')}
              </Box>
              <Box as="section" tabIndex={0} aria-label={t('Stack trace')} className={styles.stack}>
                {stack}
              </Box>
            </Box>
          )}
        </>
      }
    />
  );
}
