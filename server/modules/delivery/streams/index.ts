export { createStreamDelivery, type StreamDelivery } from './stream.delivery';
