import { useEffect, useState } from 'react';

/** People type on: the server is asked when they rest. */
const restMs = 200;

/** A value as it was when it last rested; an empty one counts at once. */
export function usePaused(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const later = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(later);
  }, [value]);
  return value === '' ? '' : rested;
}
