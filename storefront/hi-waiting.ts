import type { Spoken } from '@haat/i18n/phrase';

/** What the waiting list of a session says. */
export const hi = {
  'Waiting list': 'प्रतीक्षा सूची',
  'You are number {number} on the waiting list': 'प्रतीक्षा सूची में आपका नंबर {number} है',
  'A seat is held for you': 'आपके लिए एक सीट रखी है',
  'You have a seat': 'आपकी सीट पक्की है',
  'Your seat waits for your payment': 'आपकी सीट पेमेंट का इंतज़ार कर रही है',
  'You are not on the waiting list': 'आप प्रतीक्षा सूची में नहीं हैं',
  'All seats are taken. When one comes free, it is held for you and you get a link by SMS. You pay only when you book.':
    'सारी सीटें भर गई हैं। कोई खाली होने पर वह आपके लिए रखी जाएगी और SMS से लिंक आएगा। पैसे तभी लगेंगे जब आप सीट बुक करेंगे।',
  'When a seat comes free and it is your turn, it is held for you and you get a link by SMS.':
    'जब कोई सीट खाली होगी और आपकी बारी आएगी, वह आपके लिए रखी जाएगी और SMS से लिंक आएगा।',
  'It is held until {time}. After that, the next in line is asked.':
    'यह {time} तक आपके लिए रखी है। उसके बाद अगले व्यक्ति से पूछा जाएगा।',
  'It is paid. Your receipt has the link to join.': 'पेमेंट हो गया है। जुड़ने का लिंक आपकी रसीद पर है।',
  'It is in an order that is not paid yet.': 'यह एक ऑर्डर में है जिसका पेमेंट अभी नहीं हुआ।',
  'You left it, the time for your seat is over, or the list has ended.':
    'आप सूची से हट गए, सीट का समय निकल गया, या सूची बंद हो गई।',
  'Book this seat': 'यह सीट बुक करें',
  'Give up this seat': 'यह सीट छोड़ें',
  'Leave the waiting list': 'प्रतीक्षा सूची से हटें',
  'See if there are seats': 'देखें कि सीटें हैं या नहीं',
  'The link comes here by SMS.': 'लिंक यहाँ SMS से आएगा।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
