import { describe, expect, it } from 'vitest';
import { asChosen, noFeed } from './chosen';
import { messagesOf } from './messages';
import type { Notice } from './notice';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };
const sale = {
  template: 'sale',
  sellerId: 'b4a1a1f2-0000-7000-8000-000000000000',
  phone: '+919876543210',
  email: 'meera@example.com',
  orderId: 'x',
  productTitle: 'Raga notes',
  amount: 49_900,
  net: 46_956,
} as const satisfies Notice;

const chosen = (
  notice: Notice,
  channels = { push: true, mail: 'each' as 'each' | 'daily' | 'off', sms: true },
) => asChosen(notice, messagesOf(notice, sender, 'en'), () => channels, sender);

describe('what somebody wants', () => {
  it('is all of it, or what is left of it', () => {
    const all = chosen(sale);
    expect([all.sms, all.mail, all.push].every(Boolean)).toBe(true);
    const none = chosen(sale, { push: false, mail: 'off', sms: false });
    expect([none.sms, none.mail, none.push]).toEqual([null, null, null]);
    expect(none.entry).toMatchObject({
      event: 'sale',
      title: 'You sold Raga notes',
      link: '/transaction?sale=x',
    });
  });

  it('stands in the feed under the same id each time', () => {
    expect(chosen(sale).entry?.id).toBe(chosen(sale).entry?.id);
    expect(chosen(sale).entry?.id).not.toBe(chosen({ ...sale, orderId: 'y' }).entry?.id);
  });

  it('waits for the digest only where there is a mail to replace', () => {
    const daily = { push: true, mail: 'daily' as const, sms: true };
    expect(chosen(sale, daily)).toMatchObject({ mail: null, entry: { isForDigest: true } });
    expect(chosen({ ...sale, email: null }, daily).entry?.isForDigest).toBe(false);
  });

  it('is not asked of buyers, nor kept for them', () => {
    const unpaid: Notice = {
      template: 'unpaid',
      phone: '+919876543210',
      email: 'asha@example.com',
      orderId: 'x',
      productTitle: 'Raga notes',
      sellerName: 'Meera',
      amount: 49_900,
    };
    const selected = chosen(unpaid, { push: false, mail: 'off', sms: false });
    expect(selected.entry).toBeNull();
    expect([selected.sms?.to, selected.mail?.to]).toEqual([unpaid.phone, unpaid.email]);
  });

  it('is where no feed is kept a text message, or a mail to whoever has no phone', async () => {
    const channelsOf = await noFeed.channelsOf([]);
    const channels = (notice: Notice) => {
      const { sms, mail } = asChosen(notice, messagesOf(notice, sender, 'en'), channelsOf, sender);
      return [sms !== null, mail !== null];
    };
    expect(channels(sale)).toEqual([true, false]);
    expect(channels({ ...sale, phone: null })).toEqual([false, true]);
    expect(await noFeed.keep(undefined as never, [])).toEqual([]);
  });
});
