import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import type { LinkService } from './link.service';

export function linkHandlers(links: LinkService) {
  return {
    async listLinks(request) {
      return [200, await links.list(signedIn(request).accountId, request.query)];
    },
    async createLink(request) {
      return [201, await links.create(signedIn(request).accountId, request.body)];
    },
    async updateLink(request) {
      return [200, await links.change(signedIn(request).accountId, request.params.id, request.body)];
    },
  } satisfies Handlers<'listLinks' | 'createLink' | 'updateLink'>;
}
