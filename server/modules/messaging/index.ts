/** Notifications: templates, channels, feed and preferences. */

export * from './feed';
export * from './messaging.exporters';
export * from './sending';
