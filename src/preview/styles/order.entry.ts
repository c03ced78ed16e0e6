// Read by the client build for its style sheet alone: every page after the preview.
import '../../in-app/card.css';

export { AccessCodePage } from '../pages/AccessCodePage';
export { AccessPage } from '../pages/AccessPage';
export { CheckoutPage } from '../pages/CheckoutPage';
export { LibraryCodePage } from '../pages/LibraryCodePage';
export { LibraryPage } from '../pages/LibraryPage';
export { PaymentPage } from '../pages/PaymentPage';
export { PayPage } from '../pages/PayPage';
export { SandboxPage } from '../pages/SandboxPage';
export { UnavailablePage } from '../pages/UnavailablePage';
export { Checkout } from '../parts/Checkout';
