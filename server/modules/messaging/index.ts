/** Notifications: templates, channels, feed and preferences. */

export * from './feed';
export * from './messaging.exporters';
export * from './sending';
export type { NoticedEvent } from './templates/delivery/session.notice';
export { type CalendarEvent, calendarOf } from './templates/mail/calendar';
