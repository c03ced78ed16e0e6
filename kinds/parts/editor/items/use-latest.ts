import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was rendered last, for callbacks that stay the same. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
