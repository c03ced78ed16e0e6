import { Box, Button, Card, Inline, Notice, Sheet, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { useState } from 'react';
import { type Draft, draftOf } from './draft';
import type { DraftStore } from './draft-store';
import { differencesOf } from './versions';

/** Two versions beside each other, where they say different things. */
function Differences({ mine, theirs }: { mine: Draft; theirs: Draft }) {
  const differences = differencesOf(mine, theirs);
  if (differences.length === 0) return <Text tone="soft">{t('Both versions are the same.')}</Text>;
  return (
    <Stack space="16">
      {differences.map(({ name, ...versions }) => (
        <Card key={name} title={t(name)}>
          <Stack space="12">
            <Words of={t('Access')} text={versions.mine} />
            <Words of={t('The other')} text={versions.theirs} />
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

interface TwoVersionsProps {
  store: Pick<DraftStore, 'keepMine' | 'takeTheirs' | 'useCopy' | 'forgetCopy'>;
  draft: Draft;
  /** The version that stands in the way of what is written here. */
  theirs: Product | null;
  /** What was written here and made way. */
  copy: Draft | null;
}

/** Where the same product was changed somewhere else: nothing is overwritten before somebody has chosen. */
export function TwoVersions({ store, draft, theirs, copy }: TwoVersionsProps) {
  const [isLooking, setIsLooking] = useState(false);
  const look = (
    <Button tone="quiet" size="small" onPress={() => setIsLooking(true)}>
      {t('Show differences')}
    </Button>
  );
  const other = theirs ? draftOf(theirs) : null;
  const compared = other ? { mine: draft, theirs: other } : copy && { mine: copy, theirs: draft };
  if (!compared) return null;
  return (
    <>
      {theirs ? (
        <Notice tone="caution" live title={t('This was changed elsewhere')}>
          <Stack space="12">
            <Text>
              {t(
                'In another window or on another device. Your changes here are kept; nothing is sent until you choose.',
              )}
            </Text>
            <Inline space="8">
              <Button size="small" onPress={store.keepMine}>
                {t('Keep mine')}
              </Button>
              <Button size="small" onPress={store.takeTheirs}>
                {t('Use the other version')}
              </Button>
              {look}
            </Inline>
          </Stack>
        </Notice>
      ) : (
        <Notice live title={t('You chose the other version')}>
          <Stack space="12">
            <Text>{t('Your changes are kept on this device until you discard them.')}</Text>
            <Inline space="8">
              <Button size="small" onPress={store.useCopy}>
                {t('Use mine instead')}
              </Button>
              <Button size="small" onPress={store.forgetCopy}>
                {t('Discard')}
              </Button>
              {look}
            </Inline>
          </Stack>
        </Notice>
      )}
      <Sheet open={isLooking} onClose={() => setIsLooking(false)} title={t('Differences')}>
        <Differences {...compared} />
      </Sheet>
    </>
  );
}
