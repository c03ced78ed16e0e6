import { selectIsHelpOpen, selectIsOpen } from '@haat/machines/palette';
import { type ReactNode, useMemo, useState } from 'react';
import { Palette } from '../../../actors/palette.actor';
import { Session } from '../../../actors/session.actor';
import { LoadedPart } from '../../../components/loaded-part/LoadedPart';
import { chords } from '../../../components/palette/chords';
import { FrameBoundary } from '../../boundaries/FrameBoundary';
import { livePalette } from '../../live-palette';
import { usePaletteKeys } from './use-palette-keys';

const loadPalette = async () => (await import('../../../screens/palette/PaletteScreen')).PaletteScreen;

/** Search and shortcuts, for as long as one person is signed in. */
export function PaletteWatch({ children }: { children: ReactNode }) {
  const session = Session.useActorRef();
  const logic = useMemo(() => livePalette(session), [session]);
  return (
    <Palette.Provider logic={logic} options={{ input: { chords } }}>
      <Keys />
      {children}
      <Asked />
    </Palette.Provider>
  );
}

function Keys() {
  const palette = Palette.useActorRef();
  usePaletteKeys((event) => palette.send(event));
  return null;
}

/** Loaded the first time it is asked for. */
function Asked() {
  const isAsked = Palette.useSelector((palette) => selectIsOpen(palette) || selectIsHelpOpen(palette));
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return (
    wasAsked && (
      <FrameBoundary fallback={null}>
        <LoadedPart load={loadPalette} placeholder={null}>
          {(PaletteScreen) => <PaletteScreen />}
        </LoadedPart>
      </FrameBoundary>
    )
  );
}
