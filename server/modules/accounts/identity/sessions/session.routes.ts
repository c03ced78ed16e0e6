import type { Handlers } from '../../../../platform/http/contract';
import type { BuyerBrowsers } from '../../buyer-sessions';
import { signedIn } from '../signed-in';
import type { Sessions } from './session.service';

type Operations = 'logout' | 'saveSession' | 'listSessions' | 'endSessions' | 'endSession' | 'savePushToken';

export function sessionHandlers(sessions: Sessions, buyers: Pick<BuyerBrowsers, 'end'>) {
  return {
    async logout({ account, body, raw, reply }) {
      await buyers.end(raw, reply);
      if (account) await sessions.signOut(account, body?.notitoken ?? null);
      return [200, { message: 'Signed out' }];
    },
    async saveSession(request) {
      await sessions.recordDevice(signedIn(request), request.body.device);
      return [200, { message: 'Recorded' }];
    },
    async listSessions(request) {
      return [200, { items: await sessions.list(signedIn(request)), next: null }];
    },
    async endSessions(request) {
      const keepCurrent = request.query.keepCurrent ?? false;
      await sessions.endAll(signedIn(request), keepCurrent);
      return [200, { message: keepCurrent ? 'Signed out everywhere else' : 'Signed out everywhere' }];
    },
    async endSession(request) {
      await sessions.endOne(signedIn(request), request.params.id);
      return [200, { message: 'Signed out' }];
    },
    async savePushToken(request) {
      await sessions.savePushToken(signedIn(request), request.body.notitoken);
      return [200, { message: 'Kept' }];
    },
  } satisfies Handlers<Operations>;
}
