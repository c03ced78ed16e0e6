import { type KeyboardEvent, useState } from 'react';

/** One stop for Tab in a row of buttons, and arrows between them. */
export function useRoving(length: number) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = next(event.key, current, length);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  return { current, onFocus: setCurrent, onKeyDown };
}

function next(key: string, current: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % length;
    case 'ArrowLeft':
      return (current + length - 1) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
