export { type NavigationContext, type NavigationEvent, navigationMachine } from './navigation.machine';
export * from './navigation.selectors';
