import { language } from '@haat/i18n';
import { selectUser } from '@haat/machines/session';
import { useEffect } from 'react';
import { Session } from '../actors/session.actor';
import { saveLanguage } from '../services/language';
import { chooseLanguage } from './language';

/**
 * Speaks to whoever is signed in as their account says. An account that has not chosen learns what this device speaks, so that
 * its messages are written in it too.
 */
export function LanguageWatch() {
  const session = Session.useActorRef();
  const user = Session.useSelector(selectUser);
  const id = user?.id;
  const chosen = user?.language;
  useEffect(() => {
    if (id === undefined || chosen === undefined) return;
    // Words that do not come, or an answer: all stays as it is until the next visit.
    const report = (error: unknown) => console.warn(error);
    if (chosen !== null) chooseLanguage(chosen).catch(report);
    else if (language() !== 'en')
      saveLanguage(language()).then((known) => session.send({ type: 'user.changed', user: known }), report);
  }, [id, chosen, session]);
  return null;
}
