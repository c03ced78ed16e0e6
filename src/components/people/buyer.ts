import type { SaleBuyer } from '@haat/openapi';
import { maskPhone } from './phone';

/** What a buyer is called in a list: the name they gave, or their phone without its middle. */
export const buyerName = ({ name, phone }: Pick<SaleBuyer, 'name' | 'phone'>) =>
  name?.trim() || maskPhone(phone);
