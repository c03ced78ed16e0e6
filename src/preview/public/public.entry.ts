// Read by the client build for its style sheet alone: every public page, in the face of the app rather than the system's.
import '@haat/design-system/fonts';

export { card } from '../../in-app/card.css';
export { PublicPage } from '../pages/public/PublicPage';
