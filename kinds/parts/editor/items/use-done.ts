import { useEffect, useEffectEvent, useState } from 'react';

interface Done {
  /** Marks all fields as touched, so that errors are shown. */
  leave: () => void;
  /** Whether any error is shown. */
  isWrong: boolean;
  onClose: () => void;
}

/** For the done button of a list item: the item stays open if it has errors. */
export function useDone({ leave, isWrong, onClose }: Done): () => void {
  const [times, setTimes] = useState(0);
  const closeIfRight = useEffectEvent(() => {
    if (!isWrong) onClose();
  });
  // Errors are shown by the next render.
  useEffect(() => {
    if (times > 0) closeIfRight();
  }, [times]);
  return () => {
    leave();
    setTimes(times + 1);
  };
}
