import type { Handlers } from '../../../../platform/http/contract';
import { signedIn } from '../../../accounts';
import type { FileContext } from './file.context';
import { listOf, readFile } from './file.reading';
import { finishFile, removeFile, renameFile } from './file.service';

type Asked = Parameters<typeof signedIn>[0] & { params: { id: string } };
/** Nobody else’s is found. */
const keyOf = (request: Asked) => ({ seller_id: signedIn(request).accountId, id: request.params.id });

export function fileHandlers(context: FileContext) {
  return {
    async listMedia(request) {
      const { purpose, q, cursor, limit = 25 } = request.query;
      const filter = { purpose, q, cursor, limit };
      return [200, await listOf(context, signedIn(request).accountId, filter)];
    },
    getMedia: async (request) => [200, await readFile(context, keyOf(request))],
    renameMedia: async (request) => [200, await renameFile(context, keyOf(request), request.body.name)],
    async deleteMedia(request) {
      await removeFile(context, keyOf(request));
      return [204, undefined];
    },
    finishUpload: async (request) => [200, await finishFile(context, keyOf(request))],
  } satisfies Handlers<'listMedia' | 'getMedia' | 'renameMedia' | 'deleteMedia' | 'finishUpload'>;
}
