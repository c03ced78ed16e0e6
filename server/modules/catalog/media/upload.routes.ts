import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { UploadService } from './upload.service';

/** Names a thing by its id. */
type Asked = Parameters<typeof signedIn>[0] & { params: { id: string } };
/** Nobody else’s is found. */
const keyOf = (request: Asked) => ({ seller_id: signedIn(request).accountId, id: request.params.id });

export function uploadHandlers(service: UploadService) {
  return {
    beginUpload: async (request) => [201, await service.begin(signedIn(request).accountId, request.body)],
    getUpload: async (request) => [200, await service.read(keyOf(request))],
    sendPiece: async (request) => {
      const { headers, body } = request;
      const offset = Number(headers['upload-offset']);
      const announced = Number(headers['content-length'] ?? 0);
      return [200, await service.take(keyOf(request), { offset, body, announced })];
    },
    beginDirectPiece: async (request) => [201, await service.beginDirectPiece(keyOf(request), request.body)],
    addDirectPiece: async (request) => [
      200,
      await service.addDirectPiece(keyOf(request), request.params.piece),
    ],
    cancelUpload: async (request) => {
      await service.cancel(keyOf(request));
      return [204, undefined];
    },
    createPicture: async (request) => {
      const alt = request.body.alt?.trim() ?? '';
      return [201, await service.createPicture(keyOf(request), alt)];
    },
  } satisfies Handlers<
    | 'beginUpload'
    | 'getUpload'
    | 'sendPiece'
    | 'beginDirectPiece'
    | 'addDirectPiece'
    | 'cancelUpload'
    | 'createPicture'
  >;
}
