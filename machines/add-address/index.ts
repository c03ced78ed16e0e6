export { addAddressMachine } from './add-address.machine';
export * from './add-address.selectors';
export type { AddAddressContext, AddAddressEvent } from './add-address.setup';
