import { createContext, useContext } from 'react';

/** What is moved: a lesson, a section, an item. */
export interface Moved {
  /** What can only be dropped into lists of its own type. */
  type: string;
  id: string;
}

/** What the handles of an area do with a key. */
export interface KeyMoves {
  held: Moved | null;
  /** Of the text that explains the keys. */
  helpId: string;
  pickUp: (thing: Moved) => void;
  step: (by: -1 | 1) => void;
  drop: () => void;
  cancel: () => void;
}

const Keys = createContext<KeyMoves | null>(null);

export const KeyMovesProvider = Keys.Provider;

/** Throws outside of a `DragArea`. */
export function useKeyMoves(): KeyMoves {
  const moves = useContext(Keys);
  if (!moves) throw new Error('A handle needs a DragArea around it');
  return moves;
}

/** The attributes by which an area finds its handles and lists. */
export const dragAttribute = ({ type, id }: Moved): string => `${type}:${id}`;
export const dropList = (type: string, list: string) => ({ 'data-drop-list': `${type}:${list}` });
