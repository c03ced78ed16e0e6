export { grantParts } from './access.repository';
export { type Access, createAccess, type Proof } from './access.service';
