import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../identity';
import type { LeavingService } from './account-deletion.service';

export function leavingHandlers(leaving: LeavingService) {
  return {
    async getLeaving(request) {
      return [200, await leaving.get(signedIn(request))];
    },
    async leave(request) {
      const { remainder } = request.body;
      const code = request.headers['step-up-code'];
      return [200, await leaving.leave(signedIn(request), code, remainder)];
    },
    async stay(request) {
      return [200, await leaving.stay(signedIn(request))];
    },
  } satisfies Handlers<'getLeaving' | 'leave' | 'stay'>;
}
