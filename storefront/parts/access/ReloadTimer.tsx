import { Box } from '@haat/design-system/preview';
import type { BoughtItem } from './bought-items';

/** s: until then the page is not the same any more, and nobody keeps it open for longer. */
const longest = 24 * 60 * 60;

/** Has the page shown anew once a button has another in its place, such as one that leads into a room. In seconds from now: clocks of devices differ. */
export function ReloadTimer({ items, now }: { items: readonly BoughtItem[]; now: string }) {
  const ends = items.flatMap(({ act }) => act?.until?.getTime() ?? []);
  // A second more, so that it has changed by then.
  const seconds = Math.ceil((Math.min(...ends) - Date.parse(now)) / 1_000) + 1;
  return seconds > longest ? null : <Box hidden data-reload-in={seconds} />;
}
