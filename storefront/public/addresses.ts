import type { TicketTopic } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';

/** The contact form with its topic chosen. */
export const contactAbout = (topic: TicketTopic): string => `${paths.contact}?topic=${topic}`;
