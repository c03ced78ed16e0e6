export { addAddressMachine } from './add-address.machine';
export type { AddressProof } from './add-address.ports';
export * from './add-address.selectors';
export type { AddAddressContext, AddAddressEvent } from './add-address.setup';
