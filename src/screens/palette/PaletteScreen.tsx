import { Box, Dialog, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { selectIsHelpOpen } from '@haat/machines/palette';
import { Palette } from '../../actors/palette.actor';
import { chords } from '../../components/palette/chords';
import { Keys } from './Keys';
import { PaletteDialog } from './PaletteDialog';
import { shortcut } from './palette.css';

const others = [
  { keys: 'Ctrl K', label: 'Search, on a Mac ⌘ K' },
  { keys: '?', label: 'This list' },
] as const satisfies readonly { keys: string; label: Phrase }[];

/** Every keyboard shortcut of the app. */
function ShortcutsDialog() {
  const palette = Palette.useActorRef();
  const isOpen = Palette.useSelector(selectIsHelpOpen);
  return (
    <Dialog open={isOpen} onClose={() => palette.send({ type: 'close' })} title={t('Keyboard shortcuts')}>
      <Stack space="12">
        <Text tone="soft">{t('Outside text fields. Press two-key shortcuts one after the other.')}</Text>
        <Box>
          {[...others, ...chords].map(({ keys, label }) => (
            <Box key={keys} className={shortcut}>
              <Text as="span">{t(label)}</Text>
              <Keys keys={keys} />
            </Box>
          ))}
        </Box>
      </Stack>
    </Dialog>
  );
}

/** What lies over every screen when it is asked for. */
export function PaletteScreen() {
  return (
    <>
      <PaletteDialog />
      <ShortcutsDialog />
    </>
  );
}
