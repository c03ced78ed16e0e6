// Of pages of what somebody bought: what was typed for an order goes once its receipt is read, and all of it with signing out.
import { forgetDrafts, forgetOrdered } from './checkout/draft';

if (document.getElementById('root')?.dataset['page'] === 'access') forgetOrdered();
for (const form of document.querySelectorAll('[action^="/purchase/sign-out"]'))
  form.addEventListener('submit', forgetDrafts);
