export { newLessonsIn, type PublishChangesEvent, publishChangesMachine } from './publish-changes.machine';
export type { Prepared, Reviewed } from './publish-changes.ports';
export * from './publish-changes.selectors';
