import { learn, speak } from '@haat/i18n';
import { hi as common } from '@haat/i18n/hi';
import { hi as player } from '@haat/web/player/hi';

// What a player says.
learn(common, player);
speak('hi');
