import { hasPostgres, test, toldAt } from '../harness/test';
import { tellTheFirstSale } from './first-sale';

test.use({ engine: 'postgres' });
test.skip(!hasPostgres(), 'PostgreSQL is not installed here');

tellTheFirstSale('PostgreSQL', toldAt('desktop'));
