import { useEffect, useState } from 'react';

interface Done {
  /** Says that every field has been left, so that what is wrong is said. */
  leave: () => void;
  /** Whether anything is said to be wrong. */
  isWrong: boolean;
  onClose: () => void;
}

/** For the button that ends the writing of one of a list: with something wrong in it, it stays open. */
export function useDone({ leave, isWrong, onClose }: Done): () => void {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    setIsAsked(false);
    if (!isWrong) onClose();
  }, [isAsked, isWrong, onClose]);
  return () => {
    leave();
    setIsAsked(true);
  };
}
