import { Overlay, type OverlayProps } from './Overlay';
import { dialog } from './overlay.css';

export type DialogProps = OverlayProps;

/** A question that has to be answered before going on. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} className={dialog} />;
}
