import { tellTheFirstSale } from './first-sale';

tellTheFirstSale('the embedded engine');
