import type { Msg91Config } from '../../platform/config/providers';
import { TryLater, Undeliverable } from '../delivery';
import { post, reasonIn } from '../outside';
import type { SmsGateway } from './sms.gateway';

/** Only about this number; everything else (key, template, balance, blocked address) the operator can put right. */
const aboutTheNumber = /\b(mobiles?|recipients?|msisdn|dnd|blacklist(ed)?)\b/i;

/**
 * Sends by MSG91's flows: a template that is registered with DLT word by word, and the variables to fill in.
 * MSG91 knows no idempotency key: after an answer that got lost the same message may arrive twice.
 */
export function createMsg91({ url, authKey, templates, hindiTemplates }: Msg91Config): SmsGateway {
  return {
    provider: 'msg91',
    async send({ to, template, language, variables }) {
      const hindi = language === 'hi' ? hindiTemplates[template] : undefined;
      const answer = await post(
        `${url}/api/v5/flow`,
        { authkey: authKey },
        {
          template_id: hindi ?? templates[template],
          short_url: '0',
          recipients: [{ mobiles: to.replace(/^\+/, ''), ...variables }],
        },
      );
      const { status, body, retryAfterMs } = answer;
      // Errors, too, come with status 200: the type is what counts.
      if (body?.['type'] === 'success') return;
      if (status === 429) throw new TryLater('too_many_requests', retryAfterMs);
      if (body === null) throw new TryLater(`status_${status}_without_json`, retryAfterMs);
      const message = body['message'];
      if (status < 500 && typeof message === 'string' && aboutTheNumber.test(message))
        throw new Undeliverable(reasonIn(message));
      throw new TryLater(reasonIn(message), retryAfterMs);
    },
  };
}
