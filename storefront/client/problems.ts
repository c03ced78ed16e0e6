// What the first script of a page brings when something went wrong in it.
export { reportEvent } from '@haat/web/api/problems';
