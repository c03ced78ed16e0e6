import type { PaymentModel } from '@haat/openapi/pages';
import { hydrateRoot } from 'react-dom/client';
import { withFallBack } from './fall-back';
import { readModel, reportMismatch } from './model';
import { PaymentClient } from './PaymentClient';

/** Takes over the page that says how a payment stands, where this browser may ask. */
const root = document.getElementById('root');
const model = readModel<PaymentModel>();
if (root && model.token !== null)
  hydrateRoot(root, withFallBack(root, <PaymentClient model={model} token={model.token} />), {
    onRecoverableError: reportMismatch,
  });
