// Read by the client build for its style sheet alone: every page after the preview.
import '@haat/web/in-app-browser/card.css';

export { AskCreatorPage } from '../pages/AskCreatorPage';
export { AskedQuestionPage } from '../pages/AskedQuestionPage';
export { CheckoutPage } from '../pages/CheckoutPage';
export { LearnPage } from '../pages/learning/LearnPage';
export { LessonPage } from '../pages/learning/LessonPage';
export { AskPage } from '../pages/payment/AskPage';
export { PayForPage } from '../pages/payment/PayForPage';
export { PaymentPage } from '../pages/payment/PaymentPage';
export { PayPage } from '../pages/payment/PayPage';
export { SandboxPage } from '../pages/payment/SandboxPage';
export { AccessCodePage } from '../pages/purchase/AccessCodePage';
export { AccessPage } from '../pages/purchase/AccessPage';
export { ChangeDatePage } from '../pages/purchase/ChangeDatePage';
export { LibraryCodePage } from '../pages/purchase/LibraryCodePage';
export { LibraryPage } from '../pages/purchase/LibraryPage';
export { OwnedPage } from '../pages/purchase/OwnedPage';
export { OwnedRefundPage } from '../pages/purchase/OwnedRefundPage';
export { TrailerPage } from '../pages/TrailerPage';
export { UnavailablePage } from '../pages/UnavailablePage';
export { Checkout } from '../parts/checkout/Checkout';
