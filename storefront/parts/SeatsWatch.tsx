import { Box } from '@haat/design-system/preview';
import type { SeatsModel } from '@haat/openapi/pages';

/** Has the page shown anew as soon as somebody is let into a channel: they come back to it from another app. */
export function SeatsWatch({ seats: { url, joined, isAwaited } }: { seats: SeatsModel }) {
  return isAwaited ? <Box hidden data-seats={url} data-joined={joined.join(' ')} /> : null;
}
