// Read by the client build for its style sheet alone: every public page, in the face of the app rather than the system's.
import '@haat/design-system/fonts';

import '@haat/web/in-app-browser/card.css';

export { NotFoundPage } from '../../pages/NotFoundPage';
export { OfflinePage } from '../../pages/OfflinePage';
export { PublicPage } from '../../pages/public/PublicPage';
// Only chats ask for it, by its address in the head; named here, it is among the built files.
export { default as shareCard } from '../card.jpg';
