import type { MediaFile } from '@haat/openapi';
import { inWordsOf } from '../../../../hi';
import type { Handlers } from '../../../../platform/http/contract';
import { preferredLanguage } from '../../../../platform/http/pages/accept-language';
import { signedIn } from '../../../accounts';
import type { FileContext } from './file.context';
import { listOf, readFile } from './file.reading';
import { removeFile } from './file.removal';
import { changeFile, finishFile } from './file.service';

type Asked = Parameters<typeof signedIn>[0] & { params: { id: string } };
type Reader = { headers: { 'accept-language'?: string } };
/** Nobody else’s is found. */
const keyOf = (request: Asked) => ({ seller_id: signedIn(request).accountId, id: request.params.id });

/** Why a file is refused, in the language of who asks. */
const readable = ({ headers }: Reader, file: MediaFile): MediaFile =>
  file.reason === undefined
    ? file
    : { ...file, reason: inWordsOf(preferredLanguage(headers['accept-language']), file.reason) };

export function fileHandlers(context: FileContext) {
  return {
    async listMedia(request) {
      const { purpose, q, cursor, limit = 25 } = request.query;
      const filter = { purpose, q, cursor, limit };
      const list = await listOf(context, signedIn(request).accountId, filter);
      return [200, { ...list, items: list.items.map((file) => readable(request, file)) }];
    },
    getMedia: async (request) => [200, readable(request, await readFile(context, keyOf(request)))],
    renameMedia: async (request) => [200, await changeFile(context, keyOf(request), request.body)],
    async deleteMedia(request) {
      await removeFile(context, keyOf(request));
      return [204, undefined];
    },
    finishUpload: async (request) => [200, readable(request, await finishFile(context, keyOf(request)))],
  } satisfies Handlers<'listMedia' | 'getMedia' | 'renameMedia' | 'deleteMedia' | 'finishUpload'>;
}
