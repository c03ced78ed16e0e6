import { PaletteDialog } from './PaletteDialog';
import { ShortcutsDialog } from './ShortcutsDialog';

/** What lies over every screen when it is asked for. */
export function PaletteScreen() {
  return (
    <>
      <PaletteDialog />
      <ShortcutsDialog />
    </>
  );
}
