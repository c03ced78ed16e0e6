import { learn } from '@haat/i18n';
import { earlier } from '@haat/i18n/earlier-reasons';
import { hi as common } from '@haat/i18n/hi';
import { hi as reasons } from '@haat/i18n/hi-reasons';
import { hi } from './hi';
import { hi as accountDeletion } from './hi-account-deletion';
import { hi as delivery } from './hi-delivery';
import { hi as mails } from './hi-mails';
import { hi as money } from './hi-money';
import { hi as news } from './hi-news';
import { hi as renewal } from './hi-renewal';

// Messages are in the recipient's language, so the server loads both.
learn(accountDeletion, common, delivery, earlier, hi, mails, money, news, reasons, renewal);
