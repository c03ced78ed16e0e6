import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  Cover: 'कवर',
  'More pictures': 'और तस्वीरें',
  'Choose a picture': 'तस्वीर चुनें',
  'Choose another': 'दूसरी चुनें',
  'Add pictures': 'तस्वीरें जोड़ें',
  'Add more': 'और जोड़ें',
  'Try now': 'अभी कोशिश करें',
  'JPEG, PNG, WebP or AVIF, up to 10 MB. Wide pictures look best.':
    'JPEG, PNG, WebP या AVIF, 10 MB तक। चौड़ी तस्वीरें सबसे अच्छी दिखती हैं।',
  'Picture where it is shared': 'शेयर करने पर तस्वीर',
  'Chats show its middle, about twice as wide as it is high.':
    'चैट ऐप इसका बीच का हिस्सा दिखाते हैं, चौड़ाई ऊँचाई से क़रीब दोगुनी।',
  'Left empty, one is drawn of title, price and cover.': 'ख़ाली छोड़ें तो टाइटल, दाम और कवर से एक बन जाएगी।',
  'What the picture shows': 'तस्वीर में क्या है',
  'Read out to people who do not see it.': 'जो लोग देख नहीं पाते, उन्हें यह पढ़कर सुनाया जाता है।',
  'What it shows': 'इसमें क्या है',
  'What picture {place} shows': 'तस्वीर {place} में क्या है',
  'picture {place}': 'तस्वीर {place}',
  'Remove picture {place}': 'तस्वीर {place} हटाएँ',
  'Picture {place} is removed.': 'तस्वीर {place} हटा दी गई।',
  'Up to {count}, shown below the cover. What they show is read out to people who do not see them.':
    'ज़्यादा से ज़्यादा {count}, कवर के नीचे दिखती हैं। जो लोग देख नहीं पाते, उन्हें पढ़कर सुनाया जाता है कि इनमें क्या है।',
  'How much of {name} is sent': '{name} कितनी भेजी जा चुकी है',
  'Sending “{name}”, {share}%.': '“{name}” भेजी जा रही है, {share}%।',
  '“{name}” is there. Preparing it for every screen…':
    '“{name}” पहुँच गई। इसे हर स्क्रीन के लिए तैयार किया जा रहा है…',
  '“{name}” waits for a connection and goes on by itself. {share}% is there.':
    '“{name}” नेटवर्क का इंतज़ार कर रही है और अपने आप आगे बढ़ेगी। {share}% पहुँच चुकी है।',
  'One more after it.': 'इसके बाद एक और।',
  '{count} more after it.': 'इसके बाद {count} और।',
  '“{name}” is no JPEG, PNG, WebP or AVIF picture.': '“{name}” JPEG, PNG, WebP या AVIF तस्वीर नहीं है।',
  '“{name}” is larger than 10 MB. Choose a smaller picture.': '“{name}” 10 MB से बड़ी है। कोई छोटी तस्वीर चुनें।',
  '“{name}” was not taken. {why}': '“{name}” नहीं ली गई। {why}',
  'It is no longer where it was on this device. Choose it again.':
    'यह इस फ़ोन या कंप्यूटर पर अब अपनी जगह पर नहीं है। इसे फिर से चुनें।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
