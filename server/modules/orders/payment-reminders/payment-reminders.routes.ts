import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { FollowUpService } from './payment-reminder.service';

export function followUpHandlers(followUps: FollowUpService) {
  return {
    async getFollowUps(request) {
      return [200, await followUps.state(signedIn(request).accountId)];
    },
    async setFollowUps(request) {
      return [200, await followUps.choose(signedIn(request).accountId, request.body.isOn)];
    },
  } satisfies Handlers<'getFollowUps' | 'setFollowUps'>;
}
