export { readKept, removeKept, writeKept } from '../services/browser/remembered';
