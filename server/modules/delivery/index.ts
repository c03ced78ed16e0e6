/** What buyers hold. */

export * from './access';
export * from './delivery.exporters';
export * from './members';
export * from './telegram';
