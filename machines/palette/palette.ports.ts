import type { SearchResults } from '@haat/openapi';
import { fromPromise } from 'xstate';
import { missing } from '../failure';

export const palettePorts = {
  /** Asks for what the words name among products and sales. */
  search: fromPromise<SearchResults, { query: string }>(async () => missing('search')),
};
