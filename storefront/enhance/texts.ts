import { hi as common } from '@haat/i18n/hi';
import type { Dictionary } from '@haat/i18n/phrase';
import { hi as card } from '@haat/web/in-app-browser/hi';
import { hi } from './hi';

/** Hindi texts of a page needed before React loads. */
export const enhanceText: Dictionary = {
  ...hi,
  ...card,
  'Copy link': common['Copy link'],
  'Link to this page': common['Link to this page'],
  Retry: common.Retry,
  'You are still offline. This page reloads when you are back online.':
    common['You are still offline. This page reloads when you are back online.'],
  'Link copied.': common['Link copied.'],
  'You’re Offline': common['You’re Offline'],
};
