import { useSyncExternalStore } from 'react';
import { followInstall, type Install, installHere } from '../services/install';

export { install } from '../services/install';

/** Whether this browser can put the product on its home screen. */
export const useInstall = (): Install => useSyncExternalStore(followInstall, installHere);
