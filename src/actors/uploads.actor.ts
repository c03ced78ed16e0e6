import { uploadQueueMachine } from '@haat/machines/upload-queue';
import { createActorContext } from '@xstate/react';

/** Files, video and audio on their way to the server, whichever screen is looked at. */
export const Uploads = createActorContext(uploadQueueMachine);
