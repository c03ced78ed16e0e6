import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../identity';
import type { AccountDeletionService } from './account-deletion.service';

export function accountDeletionHandlers(accountDeletion: AccountDeletionService) {
  return {
    async getAccountDeletion(request) {
      return [200, await accountDeletion.get(signedIn(request))];
    },
    async deleteAccount(request) {
      const { remainder } = request.body;
      const code = request.headers['step-up-code'];
      return [200, await accountDeletion.deleteAccount(signedIn(request), code, remainder)];
    },
    async cancelAccountDeletion(request) {
      return [200, await accountDeletion.cancelAccountDeletion(signedIn(request))];
    },
  } satisfies Handlers<'getAccountDeletion' | 'deleteAccount' | 'cancelAccountDeletion'>;
}
