import { createBusiness } from '..';

/** Registrations beside which nobody is known and nobody is told. */
export const businessAlone = (deps: Parameters<typeof createBusiness>[0]) =>
  createBusiness(
    deps,
    { isTheirGstin: async () => null, panNameOf: async () => null },
    { identity: { seller: async () => null }, notify: { notify: async () => undefined } },
  );
