import type { TicketTopic } from '@haat/contract/pages';
import { paths } from '../../app/paths';

/** The contact form with its topic chosen. */
export const contactAbout = (topic: TicketTopic): string => `${paths.contact}?topic=${topic}`;
