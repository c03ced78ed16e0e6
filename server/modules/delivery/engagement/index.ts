export { createEngagement } from './engagement.routes';
