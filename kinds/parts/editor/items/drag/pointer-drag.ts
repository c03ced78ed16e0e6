// Loaded once there is something to drag: a mouse, a finger or a pen that moves a handle.
import {
  AutoScroller,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom';

/** Px of the window. */
interface Point {
  x: number;
  y: number;
}

export interface PointerDragEvents {
  onStart: (handle: HTMLElement, at: Point) => void;
  onMove: (at: Point) => void;
  onEnd: (at: Point, isCanceled: boolean) => void;
}

/** Px that a handle is moved before it is a drag: a press alone is none. */
const leastDistance = 4;

const pointOf = (event: Event | undefined, otherwise: Point): Point =>
  event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : otherwise;

export interface PointerDrag {
  /** Makes ready for a drag of the handle under the pointer. */
  prepare: (handle: HTMLElement) => void;
  stop: () => void;
}

/**
 * Handles are made ready one by one, when a pointer comes over them: hundreds cost nothing.
 * The plugins that draw are left out, because the style sheets they insert are against our policy.
 */
export function createPointerDrag({ onStart, onMove, onEnd }: PointerDragEvents): PointerDrag {
  const manager = new DragDropManager({
    // At the upper and lower tenth of what scrolls.
    plugins: [AutoScroller.configure({ threshold: { x: 0, y: 0.1 } })],
    sensors: [
      PointerSensor.configure({
        activationConstraints: [new PointerActivationConstraints.Distance({ value: leastDistance })],
        preventActivation: () => false,
      }),
    ],
  });
  let ready: { handle: HTMLElement; draggable: Draggable } | null = null;
  const { monitor, dragOperation } = manager;
  monitor.addEventListener('dragstart', ({ operation }) => {
    if (ready) onStart(ready.handle, operation.position.current);
  });
  monitor.addEventListener('dragmove', ({ to, operation }) => onMove(to ?? operation.position.current));
  monitor.addEventListener('dragend', ({ nativeEvent, operation, canceled }) =>
    onEnd(pointOf(nativeEvent, operation.position.current), canceled),
  );
  return {
    prepare(handle) {
      if (ready?.handle === handle || !dragOperation.status.idle) return;
      ready?.draggable.destroy();
      const draggable = new Draggable({ id: 'dragged', element: handle, handle }, manager);
      ready = { handle, draggable };
    },
    stop() {
      ready?.draggable.destroy();
      manager.destroy();
    },
  };
}
