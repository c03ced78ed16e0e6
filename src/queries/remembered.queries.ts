export { readKept, removeKept, writeKept } from '@haat/web/browser/remembered';
