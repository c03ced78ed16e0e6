import type { Spoken } from '@haat/i18n/phrase';

/** What is changed of a product on sale and not published yet. */
export const hi = {
  'Publish changes': 'बदलाव लाइव करें',
  'Discard changes': 'बदलाव हटाएँ',
  'Unpublished changes.': 'बदलाव लाइव नहीं हुए।',
  'Unpublished changes, saved {when}': 'बदलाव लाइव नहीं हुए, {when} सेव हुए',
  'Everything is published': 'सब कुछ लाइव है',
  'Everything is published.': 'सब कुछ लाइव है।',
  'What changes for buyers': 'ख़रीदारों के लिए क्या बदलेगा',
  'Buyers still see the version of {when}.': 'ख़रीदार अभी {when} वाला वर्शन देख रहे हैं।',
  'What you change here stays a draft until you publish it.':
    'यहाँ का बदलाव ड्राफ़्ट में रहता है, जब तक आप उसे लाइव न करें।',
  'Buyers see this as soon as you publish. Existing purchases keep their price.':
    'लाइव करते ही ख़रीदार यह देखेंगे। जो ख़रीदा जा चुका है उसका दाम वही रहेगा।',
  'This is not on sale, and stays off sale.': 'यह अभी बिक्री में नहीं है, और वैसा ही रहेगा।',
  'This was changed elsewhere. Check it and try again.': 'इस बीच यह कहीं और बदला गया। एक बार फिर देख लें।',
  'Discard all unpublished changes? Buyers keep seeing the published version.':
    'जो लाइव नहीं हुआ वह सब हटाएँ? ख़रीदार जो अभी देखते हैं वही देखेंगे।',
  'Published. Buyers see it now.': 'लाइव हो गया। अब ख़रीदार इसे देखते हैं।',
  'Published. Buyers will be told.': 'लाइव हो गया। ख़रीदारों को बताया जाएगा।',
  'Tell buyers of {count} new lesson': 'ख़रीदारों को {count} नए पाठ के बारे में बताएँ',
  'Tell buyers of {count} new lessons': 'ख़रीदारों को {count} नए पाठों के बारे में बताएँ',
  'One email to each, or a text message without an email address, between 9 am and 9 pm. Lessons that are not open yet are left out.':
    'हर एक को एक मेल, या पता न हो तो SMS, सुबह 9 से रात 9 बजे के बीच। जो पाठ अभी नहीं खुले हैं, वे इसमें नहीं होते।',
  'Changes discarded.': 'आपके बदलाव हटा दिए गए।',
  'Earlier version restored. Publish it when you are ready.':
    'पुराना वर्शन वापस आ गया। तैयार होने पर इसे लाइव करें।',
  'Some changes are not saved yet. Fix the marked fields first.':
    'अभी सब सेव नहीं हुआ। पहले दिखाए गए फ़ील्ड ठीक करें।',
  History: 'पुराने वर्शन',
  'Nothing here yet': 'यहाँ अभी कुछ नहीं है',
  'Each time you publish, the previous version is kept here.':
    'हर बार बदलाव लाइव करने पर, पहले जो बिक रहा था वह यहाँ रखा जाता है।',
  'Restoring a version puts it in your unpublished changes. Buyers see it once you publish.':
    'वापस जाने पर वह वर्शन आपके ड्राफ़्ट बदलावों में आता है। लाइव करने के बाद ही ख़रीदार उसे देखते हैं।',
  'Restore {when}': '{when} पर वापस जाएँ',
  'What buyers see now': 'ख़रीदार अभी यह देखते हैं',
  Added: 'जोड़ा गया',
  Removed: 'हटाया गया',
  Changed: 'बदला गया',
  Picture: 'तस्वीर',
  'Thank-you message': 'धन्यवाद का मैसेज',
  'Address after payment': 'पेमेंट के बाद का पता',
  'Title in chats': 'चैट में टाइटल',
  'Text in chats': 'चैट में शब्द',
  'Picture in chats': 'चैट में तस्वीर',
  Button: 'बटन',
  'Suggested amounts': 'सुझाई गई रक़में',
  'Channel or group': 'चैनल या ग्रुप',
  Roles: 'रोल',
  Benefits: 'फ़ायदे',
  Outcomes: 'क्या सीखेंगे',
  'Length in minutes': 'अवधि, मिनट में',
  Start: 'शुरुआत',
  'Text of the lesson': 'लेसन का टेक्स्ट',
  'Link of the lesson': 'लेसन का लिंक',
  Section: 'सेक्शन',
  Item: 'आइटम',
  Content: 'कंटेंट',
  'Order of the pictures': 'तस्वीरों का क्रम',
  'Order of the prices': 'दामों का क्रम',
  'Order of the questions': 'सवालों का क्रम',
  'Order of the sections': 'सेक्शन का क्रम',
  'Order of the lessons': 'लेसन का क्रम',
  'Order of the items': 'आइटम का क्रम',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
