import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps';
import { imageSources } from './image.rules';
import { mediaHandlers, registerMedia } from './media.routes';
import { createMediaService } from './media.service';
import { uploadHandlers } from './upload.routes';
import { createUploadService } from './upload.service';

const hour = 60 * 60_000;

/** Pictures: taken in once, shown in every size. */
export function createMedia(
  deps: Pick<Deps, 'storage' | 'database' | 'clock' | 'random' | 'jobs' | 'workers'>,
) {
  const service = createMediaService(deps);
  const uploads = createUploadService(deps, service);
  deps.jobs.every('uploads.sweep', hour, uploads.sweep);
  deps.jobs.every('pictures.sweep', 24 * hour, service.sweep);
  return {
    handlers: { ...mediaHandlers(service), ...uploadHandlers(uploads) },
    register: (app: FastifyInstance) => registerMedia(app, service),
    /** The true size of a kept picture; null for an id we did not give. */
    find: service.find,
    /** One file of a kept picture, as its address names it; null when there is none. */
    version: service.version,
    ofAccount: service.ofAccount,
    imageSources,
  };
}

export type Media = ReturnType<typeof createMedia>;
