import type { Handlers } from '../../../../platform/http/contract';
import type { Gate } from '../gate.service';

/** Setting up what operators prove themselves with. Only these calls and `getOperator` answer an operator who has not. */
export function secondFactorHandlers(gate: Gate) {
  return {
    async startSecondFactor(request) {
      return [200, await gate.startEnrolling(gate.known(request), request.body.code)];
    },
    async confirmSecondFactor(request) {
      return [200, await gate.confirmEnrolling(gate.known(request), request.body.code)];
    },
    async renewRecoveryCodes(request) {
      return [200, { recoveryCodes: await gate.renewRecoveryCodes(gate.known(request), request.body.code) }];
    },
  } satisfies Handlers<'startSecondFactor' | 'confirmSecondFactor' | 'renewRecoveryCodes'>;
}
