import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { createSandboxService } from './sandbox.service';

/** The built-in gateway's call, the same that its page makes. */
export function createSandbox({ gateways }: Pick<Deps, 'gateways'>) {
  const service = createSandboxService(gateways.payments);
  return {
    ...service,
    handlers: {
      payInSandbox: async ({ params, body }) => [
        200,
        await service.pay(params.session, body.outcome, body.method),
      ],
    } satisfies Handlers<'payInSandbox'>,
  };
}

export type SandboxModule = ReturnType<typeof createSandbox>;
