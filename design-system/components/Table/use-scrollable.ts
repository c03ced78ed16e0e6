import { useEffect, useRef, useState } from 'react';

/** Whether an element has more to show sideways; only then do people need to reach it with the keyboard. */
export function useScrollable<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watching = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth + 1));
    watching.observe(element);
    // What is inside may widen by itself, as when a font arrives.
    if (element.firstElementChild) watching.observe(element.firstElementChild);
    return () => watching.disconnect();
  }, []);
  return { ref, isScrollable };
}
