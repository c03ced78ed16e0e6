import type { Spoken } from '@haat/i18n/phrase';

/** Texts of this kind. */
export const hi = {
  webinar: 'वेबिनार',
  Webinar: 'वेबिनार',
  Webinars: 'वेबिनार',
  webinars: 'वेबिनार',
  'This webinar is not available': 'यह वेबिनार उपलब्ध नहीं है',
  'Choose the start date and time': 'शुरू होने का दिन और समय चुनें',
  'This time has passed. Choose a time in the future.': 'यह समय बीत चुका है। आगे का कोई समय चुनें।',
  'This is before the first session ends. Choose a later time.':
    'यह पहले सेशन के ख़त्म होने से पहले है। बाद का समय चुनें।',
  'Another session is at this time. Choose another time.': 'इस समय पर दूसरा सेशन है। कोई और समय चुनें।',
  'Enter the duration': 'लिखें कि यह कितनी देर का है',
  'Add the join link': 'जुड़ने का लिंक जोड़ें',
  'Date, seats and join link.': 'कब है, कितनों के लिए, और वे कहाँ जुड़ें।',
  'Starts at': 'शुरू होने का समय',
  Duration: 'कितनी देर चलेगा',
  'In total, across all prices. Leave empty for no limit.': 'कुल, सब दाम मिलाकर। जितने आएँ उतनों के लिए ख़ाली छोड़ें।',
  'Buyers may change their date': 'ख़रीदार अपनी तारीख़ बदल सकते हैं',
  'Until 1 hour before': '1 घंटा पहले तक',
  'Until 24 hours before': '24 घंटे पहले तक',
  'Until 3 days before': '3 दिन पहले तक',
  'Until 7 days before': '7 दिन पहले तक',
  'When you hold it on several dates. Their seat moves to a date that costs no more.':
    'जब आप इसे कई तारीख़ों पर रखें। उनकी सीट ऐसी तारीख़ पर जाती है जिसका दाम ज़्यादा न हो।',
  'Add it afterwards: a link here, or a video below.': 'ख़त्म होने पर जोड़ें: यहाँ लिंक, या नीचे वीडियो।',
  'Recordings and files': 'रिकॉर्डिंग और फ़ाइलें',
  'Buyers get these after the end: a video or audio of the session, slides, a text or a link.':
    'ख़रीदारों को ये ख़त्म होने के बाद मिलते हैं: सेशन का वीडियो या ऑडियो, स्लाइड, टेक्स्ट या लिंक।',
  'What buyers will learn': 'वे क्या लेकर जाएँगे',
  'Add a session': 'सेशन जोड़ें',
  'Session {number}': 'सेशन {number}',
  'Remove session {number}': 'सेशन {number} हटाएँ',
  'Session removed.': 'सेशन हटा दिया गया।',
  'For a series in the same room: one seat is for all sessions, and each has its own reminders.':
    'उसी रूम में एक सीरीज़ के लिए: एक सीट सभी सेशन के लिए है, और हर सेशन के अपने रिमाइंडर होते हैं।',
  '{count} sessions': '{count} सेशन',
  'All sessions': 'सभी सेशन',
  Nepal: 'नेपाल',
  Bangladesh: 'बांग्लादेश',
  'Sri Lanka': 'श्रीलंका',
  Emirates: 'अमीरात',
  Singapore: 'सिंगापुर',
  Sydney: 'सिडनी',
  Britain: 'ब्रिटेन',
  Germany: 'जर्मनी',
  'New York': 'न्यूयॉर्क',
  'Los Angeles': 'लॉस एंजेलिस',
  'Coordinated Universal Time, UTC': 'UTC समय',
  'This webinar has started, so it is no longer on sale': 'यह वेबिनार शुरू हो चुका है, इसलिए सीटें अब नहीं बिकतीं',
  'Recorded webinar': 'रिकॉर्ड किया वेबिनार',
  'Live webinar': 'लाइव वेबिनार',
  'The recording': 'रिकॉर्डिंग',
  'Watch it from your receipt at any time.': 'यह आपकी रसीद से खुलती है, जितनी बार चाहें।',
  'Live online': 'ऑनलाइन लाइव',
  'Your join link is on your receipt.': 'जुड़ने का लिंक आपकी रसीद पर होगा।',
  'Live online. Your join link is on your receipt.': 'ऑनलाइन लाइव। जुड़ने का लिंक आपकी रसीद पर होगा।',
  'It has already begun. Your link to join is on your receipt, and so is the recording once it is over.':
    'यह शुरू हो चुका है। जुड़ने का लिंक आपकी रसीद पर होगा, और ख़त्म होने के बाद रिकॉर्डिंग भी।',
  'The recording, once it is over': 'रिकॉर्डिंग, ख़त्म होने के बाद',
  '{count} seats.': 'कुल {count} सीटें।',
  'One seat left': 'एक सीट बची है',
  '{left} of {seats} seats left': '{seats} में से {left} सीटें बची हैं',
  'New webinar': 'नया वेबिनार',
  'A live session on a set date and time.': 'तय दिन और समय पर एक सीट।',
  'Your first webinar starts with a date': 'पहला वेबिनार एक दिन से शुरू होता है',
  'Date, time and seats': 'दिन, समय और सीटें',
  'Buyers see it in their own time zone': 'ख़रीदार इसे अपनी घड़ी के हिसाब से देखते हैं',
  'Date and seats': 'तारीख़ और सीटें',
  'Join the webinar': 'वेबिनार से जुड़ें',
  'Add to your calendar': 'अपने कैलेंडर में जोड़ें',
  'Watch the recording': 'रिकॉर्डिंग देखें',
  'Your seat': 'आपकी सीट',
  'Costs {price} instead of {paid}. The difference is not refunded.':
    '{paid} की जगह {price} का है। बाक़ी पैसे नहीं लौटाए जाते।',
  'This webinar has ended. If there is a recording, it will appear here.':
    'यह हो चुका है। रिकॉर्डिंग होगी, तो यहाँ मिलेगी।',
  'Your seat is booked. You can join from ten minutes before the start.':
    'आपकी सीट पक्की है। आप शुरू होने से दस मिनट पहले से जुड़ सकते हैं।',
  'The recording opens from your receipt at once.': 'रिकॉर्डिंग तुरंत आपकी रसीद से खुलती है।',
  'On your receipt you get your own link to join and a date for your calendar. We remind you before it begins.':
    'रसीद पर जुड़ने का आपका अपना लिंक और कैलेंडर की तारीख़ मिलती है। शुरू होने से पहले हम याद दिलाते हैं।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
