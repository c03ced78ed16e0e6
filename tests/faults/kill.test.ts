import { survivesKills } from './kills';

survivesKills({ name: 'the embedded engine', needsPostgres: false });
