import type { OwnAddress } from '@haat/openapi';
import { formatPhone } from '../../../components/people/phone';

/** What people call a way in: the number, the e-mail, or Google. */
export function wayName({ channel, address }: OwnAddress): string {
  if (channel === 'google') return 'Google';
  return channel === 'sms' ? formatPhone(address ?? '') : (address ?? '');
}
