import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'The figures': 'आँकड़े',
  'Your buyers can go on. Only this view did not load.': 'आपके ख़रीदार आगे सीख सकते हैं। सिर्फ़ यह हिस्सा नहीं खुला।',
  'No lessons yet': 'अभी कोई पाठ नहीं',
  'What buyers learn, watch or download here is counted from their first visit on.':
    'ख़रीदार यहाँ जो सीखते, देखते या डाउनलोड करते हैं, वह उनके पहली बार आने से गिना जाता है।',
  'Nobody has opened it yet': 'अभी किसी ने नहीं खोला',
  'Once a buyer opens a lesson or a file, you see here who went on, where they stopped watching and how quizzes went.':
    'जब कोई ख़रीदार पाठ या फ़ाइल खोलेगा, तब यहाँ दिखेगा कि कौन आगे बढ़ा, कहाँ देखना छोड़ा और प्रश्नोत्तरी कैसी रही।',
  'Opened it': 'खोला',
  'Average progress': 'औसत प्रगति',
  Certificates: 'सर्टिफ़िकेट मिले',
  Started: 'शुरू किया',
  Finished: 'पूरा किया',
  'Not finished': 'पूरा नहीं किया',
  'Average score': 'औसत अंक',
  Attended: 'आए',
  'Had access': 'एक्सेस था',
  Attendance: 'उपस्थिति',
  'Nobody has attended yet': 'अभी कोई नहीं आया',
  'Whoever goes to the room from their lesson appears here.': 'जो अपने पाठ से रूम में जाएँगे, वे यहाँ दिखेंगे।',
  '{attended} of {members} attended': '{members} में से {attended} आए',
  'Median watched': 'मध्यिका (देखा गया)',
  'Free preview plays': 'मुफ़्त झलक कितनी बार चली',
  'On the product page, each visitor once a day.': 'प्रोडक्ट पेज पर, हर विज़िटर दिन में एक बार।',
  Watched: 'देखा गया',
  'Watched on average': 'औसतन देखा गया',
  Downloads: 'डाउनलोड',
  Reached: 'यहाँ तक पहुँचे',
  'by {count} member': '{count} मेंबर ने',
  'by {count} members': '{count} मेंबर ने',
  'Nobody has watched it yet.': 'अभी किसी ने नहीं देखा।',
  Passed: 'पास हुए',
  'Share of right answers to each question, over all tries.': 'सभी कोशिशों में हर सवाल के सही जवाबों का हिस्सा।',
  'Whoever buys this appears here, with how far they have come and when they were last seen.':
    'जो इसे ख़रीदेंगे वे यहाँ दिखेंगे: कहाँ तक पहुँचे और पिछली बार कब आए।',
  'Search looks at names and phone numbers.': 'नाम और फ़ोन नंबर में खोजा जाता है।',
  'Not opened yet': 'अभी नहीं खोला',
  'Last seen {day}': 'पिछली बार {day}',
  'Last seen': 'पिछली बार',
  'Last used': 'पिछला पाठ या फ़ाइल',
  'Lessons finished': 'पूरे किए पाठ',
  'Files opened': 'खोली गई फ़ाइलें',
  '{done} of {total}': '{total} में से {done}',
  '{count} viewer': '{count} दर्शक',
  '{count} viewers': '{count} दर्शक',
  '{count} download': '{count} डाउनलोड',
  '{count} downloads': '{count} डाउनलोड',
  '{started} started · {finished} finished': '{started} ने शुरू किया · {finished} ने पूरा किया',
  '{share} % watched': '{share} % देखा गया',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
