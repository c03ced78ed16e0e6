import { Overlay, type OverlayProps } from '../Dialog/Overlay';
import { sheet } from '../Dialog/overlay.css';

export type SheetProps = OverlayProps;

/** More about something, or a short form, over the page it belongs to: from below on a phone, from the right elsewhere. */
export function Sheet(props: SheetProps) {
  return <Overlay {...props} grip className={sheet} />;
}
