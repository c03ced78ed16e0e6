import { navigate } from 'wouter/use-browser-location';
import { hasScreen } from './decide';

/** Leads on to an address of this site instead of the present one. Some are screens, others pages that the server answers. */
export function leadTo(address: string, parser: Parameters<typeof hasScreen>[1]): void {
  const { pathname } = new URL(address, window.location.origin);
  if (hasScreen(pathname, parser)) navigate(address, { replace: true });
  else window.location.replace(address);
}
