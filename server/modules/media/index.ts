import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createFolderStorage } from '../../gateways/storage';
import type { Deps } from '../../platform/deps';
import { imageSources } from './image.rules';
import { mediaHandlers, registerMedia } from './media.routes';
import { createMediaService } from './media.service';

/** Pictures: taken in once, shown in every size. */
export function createMedia(deps: Pick<Deps, 'config'>) {
  const service = createMediaService(createFolderStorage(join(deps.config.dataDir, 'media')));
  return {
    handlers: mediaHandlers(service),
    register: (app: FastifyInstance) => registerMedia(app, service),
    upload: service.upload,
    /** The true size of a kept picture; null for an id we did not give. */
    find: service.find,
    imageSources,
  };
}

export type Media = ReturnType<typeof createMedia>;
