import { useEffect, useEffectEvent, useState } from 'react';

interface Done {
  /** Says that every field has been left, so that what is wrong is said. */
  leave: () => void;
  /** Whether anything is said to be wrong. */
  isWrong: boolean;
  onClose: () => void;
}

/** For the button that ends the writing of one of a list: with something wrong in it, it stays open. */
export function useDone({ leave, isWrong, onClose }: Done): () => void {
  const [times, setTimes] = useState(0);
  const closeIfRight = useEffectEvent(() => {
    if (!isWrong) onClose();
  });
  // What is wrong is said with the drawing that follows.
  useEffect(() => {
    if (times > 0) closeIfRight();
  }, [times]);
  return () => {
    leave();
    setTimes(times + 1);
  };
}
