export { readKept, removeKept, writeKept } from '../services/kept';
