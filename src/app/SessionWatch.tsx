import { useEffect } from 'react';
import { Session } from '../actors/session.actor';
import { onUnauthorized } from '../services/api';
import { readToken, watchStored } from '../services/storage';

/** Tells the session what other tabs and refused calls say of its token. */
export function SessionWatch() {
  const session = Session.useActorRef();
  useEffect(
    () =>
      watchStored({
        onToken: (token) => session.send({ type: 'storage.changed', token }),
        onNotitoken: (notitoken) => session.send({ type: 'notitoken.changed', notitoken }),
      }),
    [session],
  );
  useEffect(
    () =>
      onUnauthorized((token) => {
        if (token === readToken()) session.send({ type: 'session.questioned' });
      }),
    [session],
  );
  return null;
}
