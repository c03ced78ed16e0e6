/** Orders from placing to refund, subscriptions, mandates, plans, and the views of sales. */

export * from './checkout';
export * from './date-changes';
export * from './disputes';
export * from './mandates';
export * from './notifications';
export * from './orders.exporters';
export * from './payment-reminders';
export * from './plans';
export * from './refund-requests';
export * from './sales';
export * from './sandbox';
export * from './session-cancellations';
export * from './subscriptions';
export * from './waiting-list';
