import { expect, test } from 'vitest';
import { chunkFor, division } from './chunks.ts';

const app = 'index.html';
const signIn = 'src/app/router/SignInRoute.tsx';
const layout = 'src/app/signed-in/SignedInLayout.tsx';
const screen = (name: string) => `src/screens/${name}/Screen.tsx`;
const buyer = (name: string) => `storefront/client/${name}`;
const checkout = buyer('checkout/checkout.tsx');
const payment = buyer('payment.tsx');
const plan = buyer('plan/plan.tsx');
const paying = buyer('pay.ts');
const sheet = (name: string) => `storefront/styles/${name}.entry.ts`;
const fileOf = (...entries: string[]) => chunkFor(new Set(entries));

test('what the app and a buyer’s page both run on lies in one file, and the charts apart from React', () => {
  expect(fileOf(app, layout, checkout, payment, plan)).toBe('base');
  expect(fileOf(app, checkout, payment, plan, paying)).toBe('charts');
  expect(fileOf(checkout, payment, paying)).toBeNull();
});

test('what a buyer’s page shares with screens does not bring the screens', () => {
  const screens = ['a', 'b', 'c'].map(screen);
  expect(fileOf(checkout, signIn, ...screens)).toBe('form');
  expect(fileOf(payment, ...screens)).toBe('page');
  expect(fileOf(plan, ...screens)).toBe('price');
  expect(fileOf(...screens)).toBe('desk');
});

test('what signing in needs is never in the file of the screens behind it', () => {
  const screens = ['a', 'b', 'c', 'd'].map(screen);
  for (const others of [[], [plan], [checkout], [payment], [sheet('order')]])
    for (const first of [app, signIn]) expect(fileOf(first, layout, ...screens, ...others)).not.toBe('desk');
});

test('what two screens share makes no other screen wait', () => {
  expect(fileOf(screen('a'), screen('b'))).toBeNull();
  expect(fileOf(layout)).toBe('desk');
});

test('an entry stays a file of its own, and a sheet lies with the module it is made of', () => {
  const { groups } = division(
    new Map([
      [app, new Set([app])],
      ['src/components/box.css.ts', new Set([app, checkout])],
    ]),
  );
  const name = groups[0]?.name;
  expect(name?.(app)).toBeNull();
  expect(name?.('src/components/box.css.ts.vanilla.css')).toBe('base');
  expect(name?.('src/nobody.ts')).toBeNull();
});

test('a copy that a first script has of its own lies in no file that others load', () => {
  const screens = new Set(['a', 'b', 'c'].map(screen));
  const name = division(new Map([['i18n/hour.ts', screens]])).groups[0]?.name;
  expect(name?.('i18n/hour.ts')).toBe('desk');
  for (const copy of ['page', 'preview', 'buying', 'here']) expect(name?.(`i18n/hour.ts?${copy}`)).toBeNull();
});
