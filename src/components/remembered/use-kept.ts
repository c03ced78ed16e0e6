import { selectUser } from '@haat/machines/session';
import { useState } from 'react';
import { Session } from '../../actors/session.actor';
import { readKept, removeKept, writeKept } from '../../queries/remembered.queries';

type StoredState = readonly [value: string, keep: (value: string) => void, forget: () => void];

/**
 * Like `useState` for something typed that has not been sent: it outlives a reload and a session that ran out, in this tab and
 * for the same person. `forget` is for when it has been sent; then `initial` stands again.
 *
 * @param key names the field and what it belongs to, such as `refund.3kVb`
 */
export function useStored(key: string, initial: string): StoredState {
  const owner = Session.useSelector(selectUser)?.id ?? 'nobody';
  return useStoredAt(`${owner}.${key}`, initial);
}

/** The same where nobody is signed in yet: `place` is the whole name. */
export function useStoredAt(place: string, initial: string): StoredState {
  const [held, setHeld] = useState(() => ({ place, typed: readKept(place) }));
  // Of another user or object: reload.
  const now = held.place === place ? held : { place, typed: readKept(place) };
  if (now !== held) setHeld(now);

  const forget = () => {
    setHeld({ place, typed: null });
    removeKept(place);
  };
  const keep = (typed: string) => {
    if (typed === initial) return forget();
    setHeld({ place, typed });
    writeKept(place, typed);
  };
  return [now.typed ?? initial, keep, forget];
}
