export { eraseBroadcasts } from './broadcast.repository';
export { createBroadcasts } from './broadcasts.routes';
