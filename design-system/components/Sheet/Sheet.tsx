import { Overlay, type OverlayProps } from '../Dialog/Overlay';
import { bottomSheet, sheet } from '../Dialog/overlay.css';

export interface SheetProps extends OverlayProps {
  /** `auto`: from below on a phone, from the right elsewhere. `bottom`: always from below, centred. */
  side?: 'auto' | 'bottom';
}

/** More about something, or a short form, over the page it belongs to. */
export function Sheet({ side = 'auto', ...props }: SheetProps) {
  return <Overlay {...props} grip className={side === 'auto' ? sheet : bottomSheet} />;
}
