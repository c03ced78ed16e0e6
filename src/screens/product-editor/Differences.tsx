import { Box, Card, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Draft } from './draft/draft';
import { differencesOf } from './draft/versions';

/** Two versions beside each other, where they say different things. */
export function Differences({ mine, theirs }: { mine: Draft; theirs: Draft }) {
  const differences = differencesOf(mine, theirs);
  if (differences.length === 0) return <Text tone="soft">{t('Both versions are the same.')}</Text>;
  return (
    <Stack space="16">
      {differences.map(({ name, ...words }) => (
        <Card key={name} title={t(name)}>
          <Stack space="12">
            <Words of={t('Access')} text={words.mine} />
            <Words of={t('The other')} text={words.theirs} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

const Words = ({ of, text }: { of: string; text: string }) => (
  <Box>
    <Text size="13" tone="soft">
      {of}
    </Text>
    <Text keepLines>{text || t('Nothing')}</Text>
  </Box>
);
