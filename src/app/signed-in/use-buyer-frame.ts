import { usePathname } from 'wouter/use-browser-location';
import { useSells } from '../../components/people/use-sells';
import { isForBuyers } from './places';

/** Whether the frame is a buyer's: of somebody who sells nothing, where a buyer has something to do. */
export function useBuyerFrame(): boolean {
  const isShared = isForBuyers(usePathname());
  return !useSells() && isShared;
}
