import { paletteMachine, selectIsHelpOpen, selectIsOpen } from '@haat/machines/palette';
import { selectUser, type sessionMachine } from '@haat/machines/session';
import { answer, api } from '@haat/web/api/api';
import { readKept, writeKept } from '@haat/web/browser/remembered';
import { type ReactNode, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { Palette } from '../../../actors/palette.actor';
import { Session } from '../../../actors/session.actor';
import { LoadedPart } from '../../../components/loaded-part/LoadedPart';
import { chords } from '../../../components/palette/chords';
import { rememberedIn, withRecent } from '../../../components/palette/recent';
import { FrameBoundary } from '../../boundaries/FrameBoundary';
import type { Actors, Commands } from '../../provided';
import { usePaletteKeys } from './use-palette-keys';

const actors: Actors<typeof paletteMachine> = {
  search: fromPromise(async ({ input, signal }) =>
    answer(await api.GET('/api/search', { params: { query: { q: input.query } }, signal })),
  ),
};

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

/** Search for the signed-in user: recent choices are kept per user. */
function livePalette(session: ActorRefFrom<typeof sessionMachine>) {
  const commands: Commands<typeof paletteMachine, 'go' | 'remember'> = {
    go: (_, { href }) => navigate(href),
    remember: (_, { href, label }) => {
      const place = rememberedIn(selectUser(session.getSnapshot())?.id ?? '');
      writeKept(place, withRecent(readKept(place), { href, label }));
    },
  };
  return paletteMachine.provide({ actors, actions: commands });
}
