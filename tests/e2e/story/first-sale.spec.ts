import { hasPostgres, toldAt, widths } from '../harness/test';
import { tellTheFirstSale } from './first-sale';

// Each width and each engine is told once; a machine without PostgreSQL tells both widths here.
tellTheFirstSale('the embedded engine', hasPostgres() ? toldAt('phone') : Object.entries(widths));
