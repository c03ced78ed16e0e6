import type { Spoken } from '@haat/i18n/phrase';

/** What the kinds of products are called, and what is said of each where nobody knows it yet. */
export const hi = {
  'Payment page': 'पेमेंट पेज',
  'Payment pages': 'पेमेंट पेज',
  pages: 'पेज',
  'Telegram channel': 'Telegram चैनल',
  'Telegram channels': 'Telegram चैनल',
  channels: 'चैनल',
  Course: 'कोर्स',
  Courses: 'कोर्स',
  courses: 'कोर्स',
  Lessons: 'पाठ',
  lessons: 'पाठ',
  Webinar: 'वेबिनार',
  Webinars: 'वेबिनार',
  webinars: 'वेबिनार',
  Combo: 'कॉम्बो',
  Combos: 'कॉम्बो',
  combos: 'कॉम्बो',
  'Discord server': 'Discord सर्वर',
  'Discord servers': 'Discord सर्वर',
  servers: 'सर्वर',
  Overview: 'एक नज़र में',
  'Kinds of products': 'प्रोडक्ट की क़िस्में',
  'What do you want to sell?': 'आप क्या बेचना चाहते हैं?',
  'Which of them': 'इनमें से कौन से',
  'See your {many}': 'अपने {many} देखें',
  'No such {one} among yours': 'आपके पास ऐसा कोई {one} नहीं है',
  'It may have been deleted, or belong to another account than the one you are signed in with.':
    'हो सकता है यह हटा दिया गया हो, या उस अकाउंट का न हो जिससे आप साइन इन हैं।',
  'What is locked': 'क्या लॉक है',
  'One link with your words and a price: fixed, several, or as much as people want to give.':
    'आपके शब्दों और दाम वाला एक लिंक: तय दाम, कई दाम, या जितना लोग देना चाहें।',
  'Your first page starts with a price': 'पहला पेज एक दाम से शुरू होता है',
  'A place in a Telegram channel or group of yours, once or month by month.':
    'आपके Telegram चैनल या ग्रुप में जगह, एक बार में या महीने-महीने।',
  'Your first channel starts with its invite link': 'पहला चैनल उसके इनवाइट लिंक से शुरू होता है',
  'The invite link': 'इनवाइट लिंक',
  'Shown to those who have paid, and to nobody else': 'सिर्फ़ पैसे दे चुके लोगों को दिखता है, और किसी को नहीं',
  'Lessons in an order, to be learnt from one after the other.': 'क्रम से रखे पाठ, एक के बाद एक सीखने के लिए।',
  'Your first course starts with one lesson': 'पहला कोर्स एक पाठ से शुरू होता है',
  'The lessons': 'पाठ',
  'In sections; one of them can be free to read': 'भागों में; कोई एक मुफ़्त पढ़ने को दे सकते हैं',
  'One lesson on its own.': 'अपने आप में एक पाठ।',
  'Your first lesson starts with a few words': 'पहला पाठ कुछ शब्दों से शुरू होता है',
  'Words, a link to a video, or both': 'शब्द, वीडियो का लिंक, या दोनों',
  'A seat at a day and an hour.': 'तय दिन और समय पर एक सीट।',
  'Your first webinar starts with a day': 'पहला वेबिनार एक दिन से शुरू होता है',
  'Day, hour and seats': 'दिन, समय और सीटें',
  'Buyers see it on their own clock': 'ख़रीदार इसे अपनी घड़ी के हिसाब से देखते हैं',
  'Words, links or a place that nobody sees before paying.':
    'शब्द, लिंक या जगह, जो पैसे देने से पहले किसी को नहीं दिखते।',
  'What is locked first?': 'सबसे पहले क्या लॉक करें?',
  'Words, a link, a place with its address': 'शब्द, लिंक, या पते वाली जगह',
  'Two or more of your products at one price.': 'आपके दो या ज़्यादा प्रोडक्ट, एक दाम में।',
  'Your first combo starts with two products': 'पहला कॉम्बो दो प्रोडक्ट से शुरू होता है',
  'Products that you have on sale already': 'प्रोडक्ट जो पहले से बिक रहे हैं',
  'A place in a Discord server of yours, once or month by month.':
    'आपके Discord सर्वर में जगह, एक बार में या महीने-महीने।',
  'Your first server starts with its invite link': 'पहला सर्वर उसके इनवाइट लिंक से शुरू होता है',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
