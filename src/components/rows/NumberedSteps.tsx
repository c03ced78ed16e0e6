import { List, ListRow, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';

/** What something asks for, in its order. */
export const NumberedSteps = ({ steps }: { steps: readonly { title: Phrase; text: Phrase }[] }) => (
  <List label={t('The steps')} ordered>
    {steps.map(({ title, text }, index) => (
      <ListRow
        key={title}
        leading={
          <Text as="span" size="20" tone="soft" tabular>
            {index + 1}
          </Text>
        }
        title={t(title)}
        meta={t(text)}
        truncate={false}
      />
    ))}
  </List>
);
