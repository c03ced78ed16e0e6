/** Who people are: sign-in, sessions, profiles, the export and the deletion of their data. */
export * from './account.messages';
export * from './account-deletion';
export * from './buyer-sessions';
export * from './data-export';
export * from './identity';
