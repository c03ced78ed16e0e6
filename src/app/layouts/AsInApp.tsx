import { type ReactNode, useMemo } from 'react';
import { LayoutContext } from '../../components/screen/layout-context';
import { useLayoutKind } from './layout-kind';

/** On a page of its own, what belongs among the places of the shop looks as it does there at this width. */
export function AsInApp({ children }: { children: ReactNode }) {
  const kind = useLayoutKind('app');
  const surroundings = useMemo(() => ({ kind, menu: null }), [kind]);
  return <LayoutContext value={surroundings}>{children}</LayoutContext>;
}
