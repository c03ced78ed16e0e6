/** Video, audio, their renditions, captions and chapters. */
export const hi = {
  'This is longer than 8 hours. Split it.': 'यह 8 घंटे से लंबा है। इसे बाँटें।',
  'The picture of this video is larger than 4K. Export it at 4K or less.':
    'इस वीडियो की तस्वीर 4K से बड़ी है। इसे 4K या उससे कम में एक्सपोर्ट करें।',
  'This file has more than 16 tracks. Export it with one picture and one sound track.':
    'इस फ़ाइल में 16 से ज़्यादा ट्रैक हैं। इसे एक तस्वीर और एक आवाज़ के ट्रैक के साथ एक्सपोर्ट करें।',
  'The length that this file states is not the length of its content. Export it again.':
    'इस फ़ाइल में लिखी लंबाई उसकी असली लंबाई नहीं है। इसे फिर एक्सपोर्ट करें।',
  'This file is damaged or incomplete. Export it again.': 'यह फ़ाइल ख़राब या अधूरी है। इसे फिर एक्सपोर्ट करें।',
  'This file cannot be read in reasonable time. Export it as MP4.':
    'यह फ़ाइल ठीक समय में नहीं पढ़ी जा सकी। इसे MP4 में एक्सपोर्ट करें।',
  'Nothing is being prepared for this video. Start again.':
    'इस वीडियो के लिए कुछ तैयार नहीं हो रहा। फिर से शुरू करें।',
  'A video needs the 360 rendition; an audio file has the audio rendition alone.':
    'वीडियो के लिए 360 वाला रूप चाहिए; ऑडियो फ़ाइल का सिर्फ़ ऑडियो वाला रूप होता है।',
  'This video has fewer pixels than 1080p.': 'इस वीडियो में 1080p से कम पिक्सेल हैं।',
  'This rendition is not being prepared.': 'यह रूप तैयार नहीं हो रहा है।',
  'A segment, and nothing else, needs its duration.': 'हर टुकड़े की, और सिर्फ़ टुकड़े की, अवधि चाहिए।',
  'This part of the prepared video is damaged. Send it again.': 'तैयार वीडियो का यह हिस्सा ख़राब है। इसे फिर भेजें।',
  'Some parts of the prepared video are missing. Send them first.':
    'तैयार वीडियो के कुछ हिस्से नहीं आए। पहले उन्हें भेजें।',
  'The prepared video is not as long as the original. Prepare it again.':
    'तैयार वीडियो मूल वीडियो जितना लंबा नहीं है। इसे फिर तैयार करें।',
  'The prepared video cannot be played. Prepare it again.': 'तैयार वीडियो चल नहीं सकता। इसे फिर तैयार करें।',
  'It plays on {devices}. Stop it there, then play it here.':
    'यह {devices} पर चल रहा है। वहाँ रोकें, फिर यहाँ चलाएँ।',
  'There are no captions in this language.': 'इस भाषा में कैप्शन नहीं हैं।',
  'These are not captions we can read. Use a WebVTT or SRT file in UTF-8.':
    'ये कैप्शन पढ़े नहीं जा सके। UTF-8 में WebVTT या SRT फ़ाइल इस्तेमाल करें।',
  'These captions have more than 20,000 lines.': 'इन कैप्शन में 20,000 से ज़्यादा पंक्तियाँ हैं।',
  'The times of these captions cannot be read, or end before they begin.':
    'इन कैप्शन के समय पढ़े नहीं जा सके, या शुरू होने से पहले ख़त्म होते हैं।',
  'A video can have captions in at most 20 languages.': 'एक वीडियो में ज़्यादा से ज़्यादा 20 भाषाओं के कैप्शन हो सकते हैं।',
  'A video can have at most 200 chapters.': 'एक वीडियो में ज़्यादा से ज़्यादा 200 अध्याय हो सकते हैं।',
  'Every chapter needs a title.': 'हर अध्याय का एक नाम चाहिए।',
  'Two chapters begin at the same time.': 'दो अध्याय एक ही समय पर शुरू होते हैं।',
};
