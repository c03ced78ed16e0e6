import { translate } from '@haat/i18n';
import type { Failure } from '@haat/machines/failure';

/** Where what is typed here is kept until somebody is signed in. */
export const typedPlace = { phone: 'sign-in.phone', email: 'sign-in.email' } as const;

/** What is wrong with the number or the e-mail address: what Google did not do is said beside its button. */
export const addressError = (failure: Failure | null): string | undefined =>
  failure && failure.fields?.['gtoken'] === undefined ? translate(failure.message) : undefined;
