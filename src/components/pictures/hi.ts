import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Try now': 'अभी कोशिश करें',
  'Upload progress of {name}': '{name} कितनी भेजी जा चुकी है',
  'Uploading “{name}”, {share}%.': '“{name}” भेजी जा रही है, {share}%।',
  '“{name}” uploaded. Processing…': '“{name}” पहुँच गई। इसे हर स्क्रीन के लिए तैयार किया जा रहा है…',
  '“{name}” resumes when you are back online. {share}% uploaded.':
    '“{name}” नेटवर्क का इंतज़ार कर रही है और अपने आप आगे बढ़ेगी। {share}% पहुँच चुकी है।',
  '1 more in the queue.': 'इसके बाद एक और।',
  '{count} more in the queue.': 'इसके बाद {count} और।',
  '“{name}” is not a JPEG, PNG, WebP or AVIF picture.': '“{name}” JPEG, PNG, WebP या AVIF तस्वीर नहीं है।',
  '“{name}” is larger than 10 MB. Choose a smaller picture.': '“{name}” 10 MB से बड़ी है। कोई छोटी तस्वीर चुनें।',
  '“{name}” was rejected. {why}': '“{name}” नहीं ली गई। {why}',
  'It is no longer on this device. Choose it again.':
    'यह इस फ़ोन या कंप्यूटर पर अब अपनी जगह पर नहीं है। इसे फिर से चुनें।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
