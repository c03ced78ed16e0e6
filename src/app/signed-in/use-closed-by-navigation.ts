import { useEffect, useState } from 'react';

/** Every way an address can change; the router makes events of the first two. */
const steps = ['pushState', 'replaceState', 'popstate', 'hashchange'];

/** Whether an overlay is open. Each navigation */
export function useClosedByNavigation(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const close = () => setIsOpen(false);
    for (const step of steps) window.addEventListener(step, close);
    return () => {
      for (const step of steps) window.removeEventListener(step, close);
    };
  }, []);
  return [isOpen, setIsOpen];
}
