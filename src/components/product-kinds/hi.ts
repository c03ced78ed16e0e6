import type { Spoken } from '@haat/i18n/phrase';

/** What the kinds of products are called, and what is said of each where nobody knows it yet. */
export const hi = {
  'Kinds of products': 'प्रोडक्ट की क़िस्में',
  'What do you want to sell?': 'आप क्या बेचना चाहते हैं?',
  'Choose one': 'इनमें से कौन से',
  'View your {many}': 'अपने {many} देखें',
  '{one} not found': 'आपके पास ऐसा कोई {one} नहीं है',
  'It may have been deleted, or belong to a different account.':
    'हो सकता है यह हटा दिया गया हो, या उस अकाउंट का न हो जिससे आप साइन इन हैं।',
  'What is locked': 'क्या लॉक है',
  'One link with your text and a price: fixed, several, or pay what you want.':
    'आपके शब्दों और दाम वाला एक लिंक: तय दाम, कई दाम, या जितना लोग देना चाहें।',
  'Your first page starts with a price': 'पहला पेज एक दाम से शुरू होता है',
  'Access to your Telegram channel or group, one-time or monthly.':
    'आपके Telegram चैनल या ग्रुप में जगह, एक बार में या महीने-महीने।',
  'Your first channel starts with its invite link': 'पहला चैनल उसके इनवाइट लिंक से शुरू होता है',
  'The invite link': 'इनवाइट लिंक',
  'Shown only to people who have paid': 'सिर्फ़ पैसे दे चुके लोगों को दिखता है, और किसी को नहीं',
  'Lessons to be taken one after another.': 'क्रम से रखे पाठ, एक के बाद एक सीखने के लिए।',
  'Your first course starts with one lesson': 'पहला कोर्स एक पाठ से शुरू होता है',
  'The lessons': 'पाठ',
  'In sections; one of them can be free to read': 'भागों में; कोई एक मुफ़्त पढ़ने को दे सकते हैं',
  'A single lesson.': 'अपने आप में एक पाठ।',
  'Your first lesson starts with some text': 'पहला पाठ कुछ शब्दों से शुरू होता है',
  'Text, a link to a video, or both': 'शब्द, वीडियो का लिंक, या दोनों',
  'A live session on a set date and time.': 'तय दिन और समय पर एक सीट।',
  'Your first webinar starts with a date': 'पहला वेबिनार एक दिन से शुरू होता है',
  'Date, time and seats': 'दिन, समय और सीटें',
  'Buyers see it in their own time zone': 'ख़रीदार इसे अपनी घड़ी के हिसाब से देखते हैं',
  'Text, links or a location that is hidden until payment.':
    'शब्द, लिंक या जगह, जो पैसे देने से पहले किसी को नहीं दिखते।',
  'What is locked first?': 'सबसे पहले क्या लॉक करें?',
  'Text, a link, a location with its address': 'शब्द, लिंक, या पते वाली जगह',
  'Two or more of your products for one price.': 'आपके दो या ज़्यादा प्रोडक्ट, एक दाम में।',
  'Your first combo starts with two products': 'पहला कॉम्बो दो प्रोडक्ट से शुरू होता है',
  'Products you already have on sale': 'प्रोडक्ट जो पहले से बिक रहे हैं',
  'Access to your Discord server, one-time or monthly.': 'आपके Discord सर्वर में जगह, एक बार में या महीने-महीने।',
  'Your first server starts with its invite link': 'पहला सर्वर उसके इनवाइट लिंक से शुरू होता है',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
