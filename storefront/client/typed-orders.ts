// What was typed for an order goes once its receipt is read, and all of it once somebody has signed out.
import { forgetDrafts, forgetOrdered } from './checkout/draft';

if (document.getElementById('root')?.dataset['page'] === 'access') forgetOrdered();
else forgetDrafts();
