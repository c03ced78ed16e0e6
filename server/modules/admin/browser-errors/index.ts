import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { createBrowserErrors as createService } from './browser-error.service';

/** Errors of browsers: told by pages, read by the operator. */
export function createBrowserErrors(deps: Deps) {
  const service = createService(deps);
  return {
    handlers: {
      async reportBrowserError({ body, ip, headers }) {
        await service.report(body, { ip, agent: headers['user-agent'] });
        return [204, undefined];
      },
    } satisfies Handlers<'reportBrowserError'>,
    list: service.list,
    sweep: service.sweep,
  };
}

export type BrowserErrors = ReturnType<typeof createBrowserErrors>;
