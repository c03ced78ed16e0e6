export { readKept, removeKept, writeKept } from '../services/remembered';
