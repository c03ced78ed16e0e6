import { selectUser } from '@haat/machines/session';
import { usePathname } from 'wouter/use-browser-location';
import { Session } from '../../actors/session.actor';
import { isForBuyers } from './places';

/** Whether the frame is a buyer's: of somebody who sells nothing, where a buyer has something to do. */
export function useBuyerFrame(): boolean {
  const user = Session.useSelector(selectUser);
  return isForBuyers(usePathname()) && user?.startsAt === 'library';
}
