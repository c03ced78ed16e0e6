import type { TicketTopic } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';

/** The contact form with its topic chosen, and what it is about. */
export const contactAbout = (topic: TicketTopic, about?: string): string =>
  `${paths.contact}?topic=${topic}${about === undefined ? '' : `&about=${encodeURIComponent(about)}`}`;
