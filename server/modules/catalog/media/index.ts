import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps';
import { fileHandlers } from './files/file.routes';
import {
  check,
  checkQueue,
  type FileContext,
  openFile,
  sweepContents,
  sweepFiles,
} from './files/file.service';
import { imageSources } from './image.rules';
import { mediaHandlers, registerMedia } from './media.routes';
import { createMediaService } from './media.service';
import type { UploadKey } from './upload.repository';
import { uploadHandlers } from './upload.routes';
import { createUploadService } from './upload.service';

const hour = 60 * 60_000;

/** Pictures: taken in once, shown in every size. Files: kept as they are, for whoever has paid. */
export function createMedia(
  deps: Pick<Deps, 'config' | 'storage' | 'database' | 'clock' | 'random' | 'jobs' | 'workers'>,
) {
  const files: FileContext = { ...deps, limits: deps.config.storageBytes };
  const service = createMediaService(deps);
  const uploads = createUploadService(files, service);
  deps.jobs.handle<UploadKey>(checkQueue, async (key) => void (await check(files, key)));
  deps.jobs.every('media.contents', hour, () => sweepContents(files));
  deps.jobs.every('media.sweep', 24 * hour, () => sweepFiles(files));
  deps.jobs.every('uploads.sweep', hour, uploads.sweep);
  deps.jobs.every('pictures.sweep', 24 * hour, service.sweep);
  return {
    handlers: { ...mediaHandlers(service), ...uploadHandlers(uploads), ...fileHandlers(files) },
    register: (app: FastifyInstance) => registerMedia(app, service),
    /** The true size of a kept picture; null for an id we did not give. */
    find: service.find,
    /** One file of a kept picture, as its address names it; null when there is none. */
    version: service.version,
    ofAccount: service.ofAccount,
    /** A file that is ready to be sent; null for any other. Whoever asks has to know that it may be seen. */
    open: (id: string) => openFile(files, id),
    imageSources,
  };
}

export { sharedBytesOf } from './files/file.content';
export { findFiles } from './files/file.repository';
export type { OpenFile } from './files/file.service';

export type Media = ReturnType<typeof createMedia>;
