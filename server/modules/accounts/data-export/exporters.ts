import { bought } from './buyer.exporter';
import type { Belonging } from './exporter';
import { ofMoney } from './money.exporter';
import { personal } from './person.exporter';
import { ofShop } from './shop.exporter';

/** Everything of a person, in the order in which the list of files names it. */
export const belongings: readonly Belonging[] = [...personal, ...ofShop, ...ofMoney, ...bought];
