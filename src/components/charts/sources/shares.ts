import { formatPaise } from '@haat/design-system';
import { plural, t, translate } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import { indianStates } from '@haat/openapi/states';
import { methodName } from '../../status/order-status';
import { grouped } from '../grouped';
import type { Share } from './Shares';

const shown = 8;
const sold = (count: number) => plural(count, 'one sale', '{count} sales', { count: grouped(count) });

const stateName = (code: string | null) =>
  translate(indianStates.find((state) => state.code === code)?.name ?? 'Not asked');

export const placesShown = ({ places }: Analytics): Share[] =>
  places
    .filter(({ state }) => state !== null)
    .slice(0, shown)
    .map(({ state, sales, earned }) => ({
      key: state ?? '',
      name: stateName(state),
      detail: sold(sales),
      size: earned,
      value: formatPaise(earned),
    }));

const devices = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
  unknown: 'Unknown device',
} as const;

export const devicesShown = ({ devices: found }: Analytics): Share[] =>
  found.map(({ device, visitors, sales, earned }) => ({
    key: device,
    name: t(devices[device]),
    ...(sales > 0 && { detail: [sold(sales), formatPaise(earned)].join(' · ') }),
    size: visitors,
    value: grouped(visitors),
  }));

export const pricesShown = ({ prices }: Analytics): Share[] =>
  prices.slice(0, shown).map(({ id, product, label, sales, earned }) => ({
    key: `${product} ${id}`,
    name: product ?? label ?? t('Unnamed price'),
    detail: [product !== null && label, sold(sales)].filter(Boolean).join(' · '),
    size: earned,
    value: formatPaise(earned),
  }));

export const methodsShown = ({ methods }: Analytics): Share[] =>
  methods
    .filter(({ method, sales }) => method !== null && sales > 0)
    .map(({ method, sales, earned }) => ({
      key: method ?? '',
      name: methodName(method),
      detail: sold(sales),
      size: earned,
      value: formatPaise(earned),
    }));

export const failuresShown = ({ failures }: Analytics): Share[] =>
  failures.slice(0, shown).map(({ method, via, reason, count }) => ({
    key: `${method} ${via} ${reason}`,
    name: translate(reason),
    ...((via ?? method) !== null && { detail: via ?? methodName(method) }),
    size: count,
    value: grouped(count),
  }));
