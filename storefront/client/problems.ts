// What the first script of a page brings when something went wrong in it.
export { reportEvent } from '../../src/services/api/problems';
