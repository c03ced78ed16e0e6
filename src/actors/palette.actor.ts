import { paletteMachine } from '@haat/machines/palette';
import { createActorContext } from '@xstate/react';

/** Going anywhere by a few words or two keys. */
export const Palette = createActorContext(paletteMachine);
