import type { Spoken } from '@haat/i18n/phrase';

/** What several kinds say. */
export const hi = {
  Trailer: 'ट्रेलर',
  'Name of the server': 'सर्वर का नाम',
  'Invite link': 'इनवाइट लिंक',
  'The bot needs more rights there': 'बॉट को वहाँ और अधिकार चाहिए',
  'The bot is not in it any more': 'बॉट अब उसमें नहीं है',
  'How buyers join': 'ख़रीदार कैसे जुड़ते हैं',
  'By an invite link': 'इनवाइट लिंक से',
  'You remove members yourself.': 'मेंबर आप ख़ुद हटाते हैं।',
  Benefit: 'फ़ायदा',
  'How joining works': 'अभी जुड़ना कैसे होता है',
  'Name of the channel': 'चैनल का नाम',
  Seats: 'सीटें',
  Recording: 'रिकॉर्डिंग',
  '“{title}” removed.': '“{title}” हट गया।',
  'What a learner can do afterwards': 'सीखने वाला इसके बाद क्या कर सकेगा',
  Outcome: 'नतीजा',
  'Only people who have paid read it.': 'इसे सिर्फ़ पैसे दे चुके लोग पढ़ते हैं।',
  Text: 'शब्द',
  File: 'फ़ाइल',
  Image: 'तस्वीर',
  Video: 'वीडियो',
  Audio: 'ऑडियो',
  Read: 'पढ़ें',
  'Reorder {name}': '{name} का क्रम बदलें',
  'Picked up. {where}. Move with the arrow keys, drop with Space, put back with Escape.':
    'उठाया गया। {where}। ऐरो की से खिसकाएँ, Space से छोड़ें, Escape से वापस रखें।',
  'Dropped. {where}': 'रखा गया। {where}',
  'Put back. {where}': 'वापस रखा गया। {where}',
  'Space picks it up, the arrow keys move it, Space drops it, Escape puts it back.':
    'Space से उठाएँ, ऐरो की से खिसकाएँ, Space से छोड़ें, Escape से वापस रखें।',
  '“{title}”, part {number} of {count}': '“{title}”, {count} में से हिस्सा {number}',
  'part {number}': 'हिस्सा {number}',
  Place: 'जगह',
  'A place': 'एक जगह',
  Unnamed: 'बिना नाम',
  'Add something': 'कुछ जोड़ें',
  'A folder, a video, a file. Only people who have paid see it.':
    'फ़ोल्डर, वीडियो या फ़ाइल। यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  'Zoom, Meet, YouTube. Buyers are let in from ten minutes before the start.':
    'Zoom, Meet, YouTube। ख़रीदार शुरू होने से दस मिनट पहले से जुड़ सकते हैं।',
  'This link starts the meeting as its host. Copy the invitation link from Zoom instead.':
    'यह लिंक मीटिंग को होस्ट की तरह शुरू करता है। इसकी जगह Zoom से इनवाइट लिंक कॉपी करें।',
  'This is no link to a Zoom meeting. Copy the invitation link from Zoom.':
    'यह Zoom मीटिंग का लिंक नहीं है। Zoom से इनवाइट लिंक कॉपी करें।',
  'This link opens another room each time. Start the meeting and copy its own link.':
    'यह लिंक हर बार नया कमरा खोलता है। मीटिंग शुरू करें और उसी का लिंक कॉपी करें।',
  'This is no link to a Google Meet room. Copy the link from the meeting itself.':
    'यह Google Meet का लिंक नहीं है। मीटिंग से ही लिंक कॉपी करें।',
  'This is the page of your studio. Copy the link for viewers instead.':
    'यह आपके स्टूडियो का पेज है। इसकी जगह दर्शकों वाला लिंक कॉपी करें।',
  'This is no link to a YouTube stream. Copy it from Share on YouTube.':
    'यह YouTube स्ट्रीम का लिंक नहीं है। YouTube पर “शेयर करें” से कॉपी करें।',
  'This link names no room. Open a room and copy its link.':
    'इस लिंक में कोई कमरा नहीं है। कमरा खोलें और उसका लिंक कॉपी करें।',
  'Leave it empty to meet in a room of our own. Buyers are let in from ten minutes before the start.':
    'हमारे अपने रूम में मिलने के लिए इसे ख़ाली छोड़ें। ख़रीदार शुरू होने से दस मिनट पहले से आ सकते हैं।',
  'Recognised: {service}. Buyers are let in from ten minutes before the start.':
    'पहचाना गया: {service}। ख़रीदार शुरू होने से दस मिनट पहले से जुड़ सकते हैं।',
  'Only people who have paid see it.': 'यह सिर्फ़ पैसे दे चुके लोगों को दिखता है।',
  City: 'शहर',
  'Shown on the preview.': 'प्रीव्यू पर दिखता है।',
  'Map location': 'नक़्शे पर जगह',
  'Location: {point}': 'मिल गया: {point}',
  'Two numbers, or the link of a map that shows the place.': 'दो संख्याएँ, या जगह दिखाने वाले नक़्शे का लिंक।',
  Directions: 'कैसे पहुँचें',
  'Landmarks, building, floor.': 'स्टेशन से, किस दुकान के आगे, कौन सी मंज़िल।',
  'This link has no coordinates. Open it, press and hold the place, and copy the two numbers.':
    'इस लिंक से जगह का पता नहीं चलता। इसे खोलें, जगह को थोड़ी देर दबाए रखें, और दोनों संख्याएँ कॉपी करें।',
  'Two numbers such as 12.9716, 77.5946, or the link of a map.':
    '12.9716, 77.5946 जैसी दो संख्याएँ, या नक़्शे का लिंक।',
  Uploads: 'अपलोड',
  'That is a different file. Choose “{name}”, {size}.': 'यह दूसरी फ़ाइल है। “{name}”, {size}, चुनें।',
  'Choose the same file again, and the upload goes on where it was.': 'वही फ़ाइल फिर चुनें, अपलोड वहीं से आगे बढ़ेगा।',
  'Comparing the file…': 'फ़ाइल मिलाई जा रही है…',
  'In the queue, {size}': 'कतार में, {size}',
  'Preparing for slow networks, {share}% done': 'धीमे नेटवर्क के लिए तैयार हो रहा है, {share}% हो गया',
  'Preparing resumes when you are back online. {share}% done.':
    'ऑनलाइन आने पर तैयारी आगे चलेगी। {share}% हो गया।',
  'It cannot be prepared for slow networks here, and plays as you upload it.':
    'यहाँ इसे धीमे नेटवर्क के लिए तैयार नहीं किया जा सकता, और यह वैसा ही चलेगा जैसा आप अपलोड करते हैं।',
  'Choose the same file again to prepare it for slow networks. Until then it plays as you uploaded it.':
    'धीमे नेटवर्क के लिए तैयार करने को वही फ़ाइल फिर चुनें। तब तक वह वैसी ही चलती है जैसी आपने अपलोड की।',
  'Preparation of {name}': '{name} की तैयारी',
  'Stop preparing {name}': '{name} की तैयारी रोकें',
  'Uploaded. Checking…': 'अपलोड हो गई। जाँची जा रही है…',
  'Resumes when you are back online. {share}% uploaded.': 'ऑनलाइन होते ही आगे बढ़ेगा। {share}% अपलोड हुआ।',
  'Paused. {share}% uploaded.': 'रुका हुआ है। {share}% अपलोड हुआ।',
  'This file was rejected.': 'यह फ़ाइल नहीं ली गई।',
  Uploaded: 'अपलोड हो गई',
  '{sent} of {size}': '{size} में से {sent}',
  '{size} per second': '{size} प्रति सेकंड',
  'less than a minute left': 'एक मिनट से कम बाक़ी',
  '{count} minute left': '{count} मिनट बाक़ी',
  '{count} minutes left': '{count} मिनट बाक़ी',
  'about {count} hour left': 'क़रीब {count} घंटा बाक़ी',
  'about {count} hours left': 'क़रीब {count} घंटे बाक़ी',
  'Pause {name}': '{name} रोकें',
  'Resume {name}': '{name} आगे बढ़ाएँ',
  'Retry {name}': '{name} फिर कोशिश करें',
  'Cancel {name}': '{name} रद्द करें',
  'Choose {name} again': '{name} फिर चुनें',
  'Upload files': 'फ़ाइलें अपलोड करें',
  'Choose from your files': 'अपनी फ़ाइलों में से चुनें',
  'Or drop them here. Files and audio up to 5 GB, video up to 20 GB.':
    'या यहाँ छोड़ें। फ़ाइल और ऑडियो 5 GB तक, वीडियो 20 GB तक।',
  'Replace the file': 'फ़ाइल बदलें',
  'Upload a file': 'फ़ाइल अपलोड करें',
  'Buyers get the new file, also those who have paid already.':
    'नई फ़ाइल सब ख़रीदारों को मिलती है, उन्हें भी जो पैसे दे चुके हैं।',
  'Downloads per buyer': 'हर ख़रीदार के डाउनलोड',
  '1 to 100. Left empty, as often as they like.': '1 से 100। ख़ाली छोड़ें तो जितनी बार चाहें।',
  Minutes: 'मिनट',
  'Shown on the preview as a list.': 'प्रीव्यू पर एक के नीचे एक दिखते हैं।',
  'Use at most {most} characters.': 'ज़्यादा से ज़्यादा {most} अक्षर लिखें।',
  'A link starting with https://': 'https:// से शुरू होने वाला पता',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
