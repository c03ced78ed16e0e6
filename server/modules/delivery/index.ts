/** What buyers hold. */
export * from './access';
