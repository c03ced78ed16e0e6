import type { Handlers } from '../../../../platform/http/contract';
import { signedIn } from '../signed-in';
import type { StepUp } from './step-up.service';

export function stepUpHandlers(stepUp: StepUp) {
  return {
    async startStepUp(request) {
      return [200, await stepUp.start(signedIn(request).accountId, request.ip)];
    },
  } satisfies Handlers<'startStepUp'>;
}
