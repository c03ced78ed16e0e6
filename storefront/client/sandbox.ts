import type { SandboxModel } from '@haat/openapi/pages';
import { readModel } from './model';
import { countDown, watchPayment } from './scan';

/** The page of the built-in gateway makes the gateway's own call; without JavaScript its form does the same. */
const form = document.querySelector<HTMLFormElement>('form[data-sandbox]');
if (form)
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const outcome = (event.submitter as HTMLButtonElement | null)?.value;
    const method = new FormData(form).get('method');
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome, method }),
    };
    fetch(form.dataset['sandbox'] ?? '', request)
      .then(async (answer) => {
        const { returnUrl } = (await answer.json()) as { returnUrl?: string };
        if (!returnUrl) throw new Error('no way back');
        location.assign(returnUrl);
      })
      .catch(() => HTMLFormElement.prototype.submit.call(withOutcome(form, outcome)));
  });

const { orderId, scan, ...watch } = readModel<SandboxModel>();
if (scan !== null)
  watchPayment(orderId, watch, () => location.replace(`/cashfree?id=${encodeURIComponent(orderId)}&back=1`));
countDown();

/** A form that a script sends leaves out the button that was pressed. */
function withOutcome(form: HTMLFormElement, outcome = 'dropped') {
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'outcome', value: outcome });
  form.append(field);
  return form;
}
