import { selectUser } from '@haat/machines/session';
import { Session } from '../../actors/session.actor';

/** Whether whoever is signed in sells, or came to. Else they bought something, and what is for creators is folded away. */
export const useSells = (): boolean => Session.useSelector(selectUser)?.startsAt !== 'library';
