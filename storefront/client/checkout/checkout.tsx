import { hydrateRoot } from 'react-dom/client';
import type { DrawnCheckout } from '../../document/drawn-checkout';
import { withFallBack } from '../fall-back';
import { readModel, reportMismatch } from '../model';
import { tellOnceOpened } from '../opened';
import { CheckoutClient } from './CheckoutClient';
import { keepDraft } from './draft';
import { readTyped } from './typed';

/** Hydrates the server-rendered form once loaded. */
const place = document.getElementById('checkout-root');
const form = place?.querySelector('form');
if (place && form) {
  const model = readModel<DrawnCheckout>();
  const visit = model.key || crypto.randomUUID();
  const typed = readTyped(model, form);
  // Typed before React came, so no change of it will be heard: kept now, or the way back from the gateway would lose it.
  keepDraft(model.product.id, typed.values);
  const client = <CheckoutClient model={model} visit={visit} typed={typed} />;
  hydrateRoot(place, withFallBack(place, client), { onRecoverableError: reportMismatch });
  const sheet = document.querySelector<HTMLDialogElement>('#sheet');
  sheet?.setAttribute('data-live', '');
  if (sheet) {
    tellOnceOpened(sheet, model.product.id);
    // Somebody touched the preview: the worker need not wait until it was read for a while. Other pages bring it themselves.
    void import('@haat/web/offline/register').then(
      ({ registerWorker }) => registerWorker(),
      () => {},
    );
  }
}
