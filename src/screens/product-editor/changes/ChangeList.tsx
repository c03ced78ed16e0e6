import type { ProductChange } from '@haat/contract';
import { Box, List, ListRow, Text } from '@haat/design-system';
import { t } from '@haat/words';
import { changeTitle, changeVerb, valueWords } from './change-words';
import * as styles from './changes.css';

/** What differs for buyers, one thing a row: what it was, struck out, and what it becomes. */
export function ChangeList({ changes }: { changes: readonly ProductChange[] }) {
  return (
    <List label={t('What changes for buyers')}>
      {changes.map((change, place) => (
        <ListRow
          key={`${change.field} ${change.name ?? ''} ${place}`}
          title={changeTitle(change)}
          truncate={false}
          below={<Values change={change} />}
        />
      ))}
    </List>
  );
}

function Values({ change }: { change: ProductChange }) {
  const [before, after] = [valueWords(change.field, change.before), valueWords(change.field, change.after)];
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
        <Text as="span" size="15" weight="strong">
          {after}
        </Text>
      )}
    </Box>
  );
}
