export { navigationMachine } from './navigation.machine';
export * from './navigation.selectors';
export type { NavigationContext, NavigationEvent } from './navigation.setup';
