import { Box, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductChange } from '@haat/openapi';
import { changeTitle, changeVerb, valueText } from './change-text';
import * as styles from './changes.css';

/** What differs for buyers, one thing a row: what it was, struck out, and what it becomes. */
export function ChangeList({ changes }: { changes: readonly ProductChange[] }) {
  return (
    <Stack as="ul" space="16" aria-label={t('What changes for buyers')}>
      {changes.map((change, place) => (
        <Box as="li" key={`${change.field} ${change.name ?? ''} ${place}`}>
          <Text weight="strong" size="15">
            {changeTitle(change)}
          </Text>
          <Values change={change} />
        </Box>
      ))}
    </Stack>
  );
}

function Values({ change }: { change: ProductChange }) {
  const [before, after] = [valueText(change.field, change.before), valueText(change.field, change.after)];
  if (before === null && after === null)
    return (
      <Text as="span" size="13" tone="soft">
        {changeVerb(change)}
      </Text>
    );
  return (
    <Box className={styles.values}>
      {before !== null && (
        <Box as="s" className={styles.before}>
          <Text as="span" size="13" tone="soft">
            {before}
          </Text>
        </Box>
      )}
      {after === null ? (
        <Text as="span" size="13" tone="soft">
          {changeVerb(change)}
        </Text>
      ) : (
        <Text as="span" size="15">
          {after}
        </Text>
      )}
    </Box>
  );
}
