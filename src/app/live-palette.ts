import { paletteMachine } from '@haat/machines/palette';
import { selectUser, type sessionMachine } from '@haat/machines/session';
import { navigate } from 'wouter/use-browser-location';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { rememberedIn, withRecent } from '../components/palette/recent';
import { answer, api } from '../services/api';
import { readKept, writeKept } from '../services/remembered';
import type { Actors, Commands } from './provided';

const actors: Actors<typeof paletteMachine> = {
  search: fromPromise(async ({ input, signal }) =>
    answer(await api.GET('/api/search', { params: { query: { q: input.query } }, signal })),
  ),
};

/** Search for whoever is signed in: what they chose is offered to nobody else. */
export function livePalette(session: ActorRefFrom<typeof sessionMachine>) {
  const commands: Commands<typeof paletteMachine, 'go' | 'remember'> = {
    go: (_, { href }) => navigate(href),
    remember: (_, { href, label }) => {
      const place = rememberedIn(selectUser(session.getSnapshot())?.id ?? '');
      writeKept(place, withRecent(readKept(place), { href, label }));
    },
  };
  return paletteMachine.provide({ actors, actions: commands });
}
