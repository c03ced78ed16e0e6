import { bought } from './buyer.exporter';
import type { Exporter } from './exporter';
import { ofMoney } from './money.exporter';
import { personal } from './person.exporter';
import { ofShop } from './shop.exporter';

/** Everything of a person, in the order in which the list of files names it. */
export const exporters: readonly Exporter[] = [...personal, ...ofShop, ...ofMoney, ...bought];
