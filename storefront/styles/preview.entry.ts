// Read by the client build for its style sheet alone: what the first screen of a preview needs, inlined by the server.
import '@haat/web/in-app-browser/card.css';

export { PreviewPage } from '../pages/PreviewPage';
export { ReviewsPage } from '../pages/ReviewsPage';
export { SellerPage } from '../pages/SellerPage';
export { Checkout } from '../parts/checkout/Checkout';
export { CheckoutSheet } from '../parts/checkout/CheckoutSheet';
