import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { UploadService } from './upload.service';

type Asked = Parameters<typeof signedIn>[0] & { params: { id: string } };
/** Nobody else’s is found. */
const keyOf = (request: Asked) => ({ seller_id: signedIn(request).accountId, id: request.params.id });

export function uploadHandlers(service: UploadService) {
  return {
    beginUpload: async (request) => [201, await service.begin(signedIn(request).accountId, request.body)],
    getUpload: async (request) => [200, await service.read(keyOf(request))],
    sendPiece: async (request) => {
      const offset = Number(request.headers['upload-offset']);
      return [200, await service.take(keyOf(request), offset, request.body)];
    },
    cancelUpload: async (request) => {
      await service.cancel(keyOf(request));
      return [204, undefined];
    },
    finishUpload: async (request) => {
      const alt = request.body.alt?.trim() ?? '';
      return [201, await service.finish(keyOf(request), alt)];
    },
  } satisfies Handlers<'beginUpload' | 'getUpload' | 'sendPiece' | 'cancelUpload' | 'finishUpload'>;
}
