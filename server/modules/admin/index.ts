/** The operator’s desk, operations and errors of browsers. */
export * from './browser-errors';
export * from './operations';
export * from './operator';
