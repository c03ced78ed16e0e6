import { createContext, type ReactNode, useContext } from 'react';

/** The layouts of the contract, as `data-layout` names them. */
export type LayoutKind = 'guest' | 'page-desktop' | 'page-mobile' | 'mobile' | 'tablet' | 'desktop';

interface LayoutSurroundings {
  kind: LayoutKind;
  /** What the layout puts beside the title on a phone, where it has no bar of its own for it. */
  menu: ReactNode;
}

/** How a screen learns what surrounds it. */
export const LayoutContext = createContext<LayoutSurroundings>({ kind: 'desktop', menu: null });

export const useLayout = () => useContext(LayoutContext);
