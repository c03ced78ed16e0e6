import type { Spoken } from '@haat/i18n/phrase';

/** Texts of the admin area and creators. */
export const hi = {
  'Open|not done': 'खुले',
  'Nothing was changed. Only the admin area did not load.': 'कुछ नहीं बदला। बस डेस्क लोड नहीं हुई।',
  'Nothing was changed. Only this list did not load.': 'कुछ नहीं बदला। बस यह सूची लोड नहीं हुई।',
  Sections: 'हिस्से',
  'Unmatched payments': 'भटके पेमेंट',
  Tickets: 'टिकट',
  Ledger: 'बही',
  'Confirm that it is you': 'पक्का करें कि यह आप ही हैं',
  'The admin area affects all creators and buyers. A code from your authenticator app opens it on this device for 12 hours.':
    'यहाँ आप सब बेचने और ख़रीदने वालों के लिए काम करते हैं। ऑथेंटिकेटर ऐप का कोड इस डिवाइस पर डेस्क 12 घंटे के लिए खोलता है।',
  'Confirm with a code': 'कोड से पक्का करें',
  'After that: {yes}.': 'इसके बाद: {yes}।',
  'Give a reason.': 'वजह बताएँ।',
  'Kept in the log permanently.': 'लॉग में हमेशा रहेगा।',
  'Something went wrong. Nothing was changed; try again.': 'यह नहीं हो पाया। कुछ नहीं बदला; फिर कोशिश करें।',
  'The creator reads it, and it is kept in the log.': 'क्रिएटर इसे पढ़ेंगे, और यह लॉग में रहेगा।',
  'The creator reads it.': 'क्रिएटर इसे पढ़ेंगे।',

  'Phone, email, name, page or order': 'फ़ोन, ई-मेल, नाम, पेज या ऑर्डर',
  'Three letters or more.': 'तीन या ज़्यादा अक्षर।',
  'Search names and titles by their beginning; phones, emails and ids in full.':
    'नाम और टाइटल शुरुआत से मिलते हैं; फ़ोन, ई-मेल और आईडी पूरे लिखने पर।',
  Creators: 'क्रिएटर',
  'The refund is automatic, and the buyer is notified.': 'पैसे अपने आप लौटेंगे, और ख़रीदार को बताया जाएगा।',
  'The rest of order {id} is refunded to the buyer from the creator’s balance. Use it when the creator cannot or does not refund.':
    'ऑर्डर {id} की बची रक़म क्रिएटर के बैलेंस से ख़रीदार को लौटेगी। यह उन बिक्री के लिए है जिनके क्रिएटर ऐसा नहीं कर सकते, या नहीं करते।',

  'No name yet': 'अभी नाम नहीं',
  'Documents complete': 'काग़ज़ात पूरे',
  'Documents missing': 'काग़ज़ात बाक़ी',
  'Admin actions': 'इनके बारे में क्या किया गया',
  'Search again': 'किसी और को खोजें',
  'None yet.': 'अभी कोई नहीं।',
  Block: 'रोकें',
  Unblock: 'फिर खोलें',
  'Block “{title}”?': '“{title}” को रोकें?',
  'Allow “{title}” to be sold again?': '“{title}” को फिर बिकने दें?',
  'Take off sale': 'बिक्री से हटाएँ',
  'The page is off sale.': 'पेज बिक्री से हट गया।',
  'The page is paused: its creator can put it back on sale.': 'पेज रुका हुआ है: क्रिएटर इसे फिर चालू कर सकते हैं।',
  '{plan}, one month': '{plan}, एक महीना',
  '{plan}, one year': '{plan}, एक साल',
  'Refund “{plan}”?': '“{plan}” के पैसे लौटाएँ?',
  'It is kept in the log. The plan ends immediately; the plan it replaced is restored.':
    'यह लॉग में रहेगा। प्लान तुरंत ख़त्म होगा; जिसकी जगह यह आया था, वह लौट आएगा।',
  'The refund has started.': 'पैसे लौटाए जा रहे हैं।',
  Linked: 'जुड़ा हुआ',
  'Lost|a sign-in method': 'खो गया',
  'It is kept in the log. Say how you verified their identity.':
    'यह लॉग में रहेगा। बताएँ कि आपको कैसे पता कि यह वही हैं।',
  'It can no longer sign in to the account, and the other addresses are notified.':
    'अब इससे अकाउंट नहीं खुलेगा, और बाक़ी पतों पर ख़बर दी जाएगी।',
  'Linked Google accounts are removed too.': 'साथ में Google अकाउंट भी हट जाएँगे।',
  'All their devices are signed out. They sign in with the remaining methods. Verify who is asking: this is a common account takeover attempt.':
    'उनके हर डिवाइस से साइन आउट हो जाएगा। जो बचा है उससे वे लौट सकते हैं। पक्का करें कि कौन पूछ रहा है: चोर भी यही माँगेगा।',
  'No documents to review': 'कोई काग़ज़ात बाक़ी नहीं',
  'PANs and accounts with a partial name match, and GSTINs without a verified PAN, are listed here for review.':
    'जिस PAN या अकाउंट का नाम पूरा नहीं मिलता, वह यहाँ जाँच के लिए आता है; वैसा GSTIN भी जिसमें वेरिफ़ाइड PAN नहीं है।',
  'Approve {document}?': '{document} मंज़ूर करें?',
  'Reject {document}?': '{document} को नामंज़ूर करें?',
  'The creator reads it: say what is wrong and what to do.':
    'क्रिएटर इसे पढ़ेंगे: बताएँ कि क्या ग़लत है और क्या करना है।',
  'Approved.': 'मंज़ूर हुआ।',
  'Rejected. The creator has been notified.': 'नामंज़ूर किया। क्रिएटर को बता दिया गया है।',
  'Waiting since {time}': '{time} से इंतज़ार में',
  'No verified PAN in it': 'इसमें वेरिफ़ाइड PAN नहीं',
  'The other': 'दूसरा',
  'The other ({number})': 'दूसरा ({number})',
  'not known': 'पता नहीं',
  'Name on PAN': 'उनके PAN पर',
  'Profile name': 'वे अपने को क्या कहते हैं',
  Registered: 'रजिस्टर में',
  'At the bank|a name': 'बैंक में',
  'In the GST records': 'GST रजिस्टर में',
  'Partial name match': 'नाम पूरे नहीं मिलते',
  'Also used by another creator': 'किसी और क्रिएटर के पास भी है',
  'No response: check manually': 'किसी ने जवाब नहीं दिया: ख़ुद देखें',
  'Rejected before, submitted again': 'पहले नामंज़ूर हुआ था, फिर दिया गया',
  'GSTIN belongs to another PAN': 'वे दूसरे PAN के GSTIN पर बेचते हैं',
  'No open tickets': 'कोई इंतज़ार में नहीं',
  'None answered yet': 'अभी किसी का जवाब नहीं दिया',
  'Contact form messages are listed here until they are answered.':
    'लोग संपर्क फ़ॉर्म से जो लिखते हैं, वह जवाब मिलने तक यहाँ रहता है।',
  'Ticket {id}': 'टिकट {id}',
  'Mark as answered': 'जवाब दिया हुआ मानें',
  Resolution: 'क्या जवाब दिया गया',
  'Ticket closed.': 'टिकट सूची से हट गया।',
  'Answer from the mailbox first: this sends nothing.': 'पहले मेलबॉक्स से जवाब दें: यहाँ से कुछ नहीं जाता।',
  'answered {time}': 'जवाब {time}',
  'No reported reviews': 'किसी रिव्यू की शिकायत नहीं',
  'Reviews reported by creators are listed here. They stay on the page until you hide them.':
    'क्रिएटर जिसकी शिकायत करते हैं, वह यहाँ आता है। आपके छिपाने तक वह पेज पर रहता है।',
  'Hide this review?': 'यह रिव्यू छिपाएँ?',
  'Keep this review?': 'यह रिव्यू रहने दें?',
  Hide: 'छिपा दें',
  'Hidden. The buyer has been notified.': 'छिपा दिया। ख़रीदार को बता दिया गया है।',
  'Kept.': 'यह बना रहेगा।',
  Reported: 'शिकायत हुई',
  'Show it again': 'फिर दिखाएँ',
  'The creator: {reason}': 'क्रिएटर: {reason}',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
