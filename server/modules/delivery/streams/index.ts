export { createOpenedStreams } from './opened-streams';
export { createPlayback, type Playback } from './playback.service';
export { createStreamDelivery, type StreamDelivery } from './stream.delivery';
