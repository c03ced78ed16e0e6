import type { Belonging } from './belonging';
import { bought } from './buyer.belongings';
import { ofMoney } from './money.belongings';
import { personal } from './person.belongings';
import { ofShop } from './shop.belongings';

/** Everything of a person, in the order in which the list of files names it. */
export const belongings: readonly Belonging[] = [...personal, ...ofShop, ...ofMoney, ...bought];
