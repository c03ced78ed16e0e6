import { describe, hosts } from '@haat/web/product-kinds/product-kinds';

/** Addresses that show another: each settings area opens at its first child. */
export const forwards: readonly { from: string; to: string }[] = hosts.map((kind) => {
  const { area, analytics } = describe(kind).settings;
  return { from: area, to: analytics };
});
