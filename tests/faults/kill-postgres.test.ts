import { survivesKills } from './kills';

survivesKills({ name: 'PostgreSQL', needsPostgres: true });
