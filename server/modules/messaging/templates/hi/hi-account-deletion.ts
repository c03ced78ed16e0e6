import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'How we keep data': 'हम डेटा कैसे रखते हैं',
  'You can download it until {date} while signed in to your account. Then it is deleted.':
    'इसे {date} तक वही डाउनलोड कर सकता है जो आपके अकाउंट में साइन इन हो। उसके बाद यह मिटा दिया जाएगा।',
  'Your account will not be deleted. Archived products stay archived: duplicate one to sell it again.':
    'यह मिटाया नहीं जाएगा। जिसकी बिक्री बंद की गई थी वह बंद रहेगी: फिर बेचने के लिए उसकी कॉपी बनाएँ।',
  'View your account': 'अपना अकाउंट देखें',
  'Keep or review your account': 'रुकें या फिर देखें',
  'Your products are archived; buyers keep what they bought. You can cancel the deletion until then. If this was not you, cancel it, sign out your other devices, and contact us.':
    'जो बिक रहा था उसकी बिक्री बंद कर दी गई है; ख़रीदारों के पास उनका ख़रीदा हुआ रहेगा। तब तक आप रुकने का फ़ैसला कर सकते हैं। अगर यह आपने नहीं किया, तो रुकना चुनें, बाक़ी डिवाइस साइन आउट करें और हमें लिखें।',
  'Your account has been deleted': 'आपका अकाउंट मिटा दिया गया है',
  'Your account will be deleted on {date}': 'आपका अकाउंट {date} को मिटा दिया जाएगा',
  'Account deletion cancelled': 'आपका अकाउंट बना रहेगा',
  'Your data is ready to download': 'आपका डेटा डाउनलोड के लिए तैयार है',
  'Your name, numbers and addresses have been erased. Invoices and sales records are kept only as long as the law requires. This is our last message to you.':
    'आपका नाम, नंबर और पते उससे हटा दिए गए हैं। इनवॉइस और आपकी बिक्री का हिसाब उतने ही समय रखा जाएगा जितना क़ानून कहता है, और किसी काम के लिए नहीं। यह हमारा आख़िरी मैसेज है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
