// Read by the client build for its style sheet alone: what the first screen of a preview needs, inlined by the server.
export { card } from '../../in-app/card.css';
export { PreviewPage } from '../pages/PreviewPage';
export { Checkout } from '../parts/Checkout';
export { CheckoutSheet } from '../parts/CheckoutSheet';
