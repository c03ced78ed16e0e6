import type { Spoken } from '@haat/i18n/phrase';

/** One product: how it stands, what it costs, who bought it last. */
export const hi = {
  'About this product': 'इस प्रोडक्ट के बारे में',
  'This product': 'यह प्रोडक्ट',
  'Choose one to see how it sells.': 'एक चुनें और देखें वह कैसा बिक रहा है।',
  'Choose one to see how it is used.': 'जिसका इस्तेमाल देखना है उसे चुनें।',
  'Choose one to see its sales.': 'एक चुनें और उसकी बिक्री देखें।',
  'Choose one to see its discounts.': 'एक चुनें और देखें उस पर क्या छूट है।',
  'Choose one to edit it.': 'बदलने के लिए एक चुनें।',
  'You have no {many} yet': 'अभी आपके पास कोई {many} नहीं है',
  'Set it up and track it here.': 'आप जो बनाते हैं उसकी सेटिंग और आँकड़े यहाँ रहते हैं।',
  'See all its sales': 'इसकी सारी बिक्री देखें',
  'Share its link with your audience: in a group, a story or your bio.':
    'इसका लिंक वहाँ शेयर करें जहाँ आपके लोग हैं: ग्रुप, स्टोरी, बायो।',
  'It can be bought once this {one} is on sale.': 'यह {one} चालू होने पर ख़रीदा जा सकेगा।',
  'The sales': 'बिक्री',
  'Your sales are safe, and buyers can still pay. Only the latest did not load.':
    'सब सुरक्षित है, और ख़रीदार पैसे दे सकते हैं। बस नई बिक्री लोड नहीं हुई।',
  'Your room': 'आपका रूम',
  'Buyers are let in all the same.': 'ख़रीदार फिर भी अंदर आ सकते हैं।',
  'Open the room': 'रूम खोलें',
  'Be there first, and keep the link to yourself: whoever has it can enter.':
    'सबसे पहले पहुँचें, और लिंक अपने पास रखें: जिसके पास यह है वह आ सकता है।',
  'The dates': 'तारीख़ें',
  'Add a date': 'तारीख़ जोड़ें',
  'Your sales are safe, and buyers can still pay. Only the dates did not load.':
    'सब सुरक्षित है, और ख़रीदार पैसे दे सकते हैं। बस तारीख़ें लोड नहीं हुईं।',
  'One date': 'एक तारीख़',
  'Hold it again: buyers choose a date on its page, and each date has its own seats.':
    'इसे फिर रखें: ख़रीदार इसके पेज पर तारीख़ चुनते हैं, और हर तारीख़ की अपनी सीटें होती हैं।',
  'No seat limit': 'सीटों की कोई सीमा नहीं',
  '{taken} of {seats} seats taken': '{seats} में से {taken} सीटें ली गईं',
  'No date yet': 'अभी कोई तारीख़ नहीं',
  'This date': 'यही तारीख़',
  'Create the draft': 'ड्राफ़्ट बनाएँ',
  'A draft with the same texts and prices, and seats of its own. Check it and publish it; buyers then choose a date.':
    'एक ड्राफ़्ट, इसी टेक्स्ट और दामों के साथ, अपनी सीटों के साथ। देख लें और चालू करें; फिर ख़रीदार तारीख़ चुनेंगे।',
  Pictures: 'तस्वीरें',
  'Length, outcomes and files': 'अवधि, क्या सीखेंगे और फ़ाइलें',
  'Colour, language and text in chats': 'रंग, भाषा और चैट में शब्द',
  'Also change the other dates': 'बाक़ी तारीख़ें भी बदलें',
  'Change and publish': 'बदलें और लाइव करें',
  'Change them': 'बदलें',
  'Choose what they get from this date. Their own day, time, link, room and recordings stay.':
    'चुनें कि उन्हें इस तारीख़ से क्या मिले। उनका अपना दिन, समय, लिंक, रूम और रिकॉर्डिंग वही रहेंगे।',
  'Buyers see it at once on dates that are on sale, unless you have other unpublished changes there.':
    'जो तारीख़ें बिक रही हैं, उन पर ख़रीदार इसे तुरंत देखेंगे, अगर वहाँ आपके और बदलाव बाक़ी न हों।',
  'This date is not published like this yet, so the others are only saved. Publish each one when it is ready.':
    'यह तारीख़ अभी इस रूप में चालू नहीं है, इसलिए बाक़ी तारीख़ें सिर्फ़ सेव होंगी। तैयार होने पर हर एक को चालू करें।',
  'Different on {count} other date': '{count} और तारीख़ पर अलग है',
  'Different on {count} other dates': '{count} और तारीख़ों पर अलग है',
  'Nothing was changed. Try again in a moment.': 'कुछ नहीं बदला। थोड़ी देर में फिर कोशिश करें।',
  'The other dates are like this one already.': 'बाक़ी तारीख़ें पहले से इसी जैसी हैं।',
  '{count} other date changed.': '{count} और तारीख़ बदली।',
  '{count} other dates changed.': '{count} और तारीख़ें बदलीं।',
  'Some still have to be published.': 'कुछ को अभी चालू करना बाक़ी है।',
  'Different on other dates: {parts}': 'बाक़ी तारीख़ों पर अलग: {parts}',
  'It was not added. Try again in a moment.': 'यह नहीं जुड़ी। थोड़ी देर में फिर कोशिश करें।',
  'Its link': 'इसका लिंक',
  'Change the prices': 'दाम बदलें',
  'One payment': 'एक बार में',
  'At least': 'कम से कम',
  Fixed: 'तय',
  '{words} · {count} in total': '{words} · कुल {count} बेचने हैं',
  'Paid {each}': '{each} पेमेंट',
  'Paid {each}, {count} days free': '{each} पेमेंट, {count} दिन मुफ़्त',
  'Not published yet.': 'अभी चालू नहीं किया।',
  'Nothing is missing.': 'कुछ बाक़ी नहीं है।',
  'Still missing: {what}.': 'अभी बाक़ी है: {what}।',
  'Continue editing': 'एडिटर में आगे बढ़ें',
  'The page says that this {one} is not on sale. Resume it under More.':
    'इसका लिंक खोलने वाले को पता चलता है कि यह {one} अभी नहीं बिक रहा। “और” में जाकर इसे फिर चालू करें।',
  'Archived.': 'बिक्री बंद है।',
  'It is off sale permanently. Buyers keep access, and its sales stay in your records.':
    'यह हमेशा के लिए है। जो ख़रीदा जा चुका है वह खुला है, और इसकी बिक्री आपके हिसाब में है।',
  Cancelling: 'रद्द करने की जानकारी',
  'Your sales are safe, and nothing was cancelled.': 'आपकी बिक्री सुरक्षित है, और कुछ रद्द नहीं हुआ।',
  'Cancel this {one}': 'यह {one} रद्द करें',
  'Cancel this {one}?': 'यह {one} रद्द करें?',
  'Cancel {one}': '{one} रद्द करें',
  'Every seat is refunded, everybody is told, and it is taken off sale for good. To hold it at another time, change its date instead.':
    'हर सीट का पैसा लौटाया जाता है, सबको बताया जाता है, और बिक्री हमेशा के लिए बंद होती है। किसी और समय करने के लिए, इसकी तारीख़ बदलें।',
  '{count} seat': '{count} सीट',
  'Waiting list': 'प्रतीक्षा सूची',
  'The waiting list': 'प्रतीक्षा सूची',
  'Nobody has lost their place. Only the numbers did not load.': 'किसी की जगह नहीं गई है। बस संख्याएँ नहीं खुल पाईं।',
  '{count} person waits for a seat': '{count} व्यक्ति सीट का इंतज़ार कर रहा है',
  '{count} people wait for a seat': '{count} लोग सीट का इंतज़ार कर रहे हैं',
  '{count} seat is held for somebody who waited': '{count} सीट इंतज़ार करने वाले एक व्यक्ति के लिए रखी है',
  '{count} seats are held for people who waited': '{count} सीटें इंतज़ार करने वालों के लिए रखी हैं',
  'A seat that comes free is offered to the first in line. Add seats to let more of them in.':
    'जो सीट खाली होती है, वह सूची के पहले व्यक्ति को मिलती है। और लोगों को जगह देने के लिए सीटें बढ़ाएँ।',
  '{count} seats': '{count} सीटें',
  'Cancelled on {date}': '{date} को रद्द किया',
  '{seats} ended, and {sum} was refunded. Buyers were told.':
    '{seats} ख़त्म हुईं, और {sum} लौटाए गए। ख़रीदारों को बता दिया गया है।',
  '{seats} could not be refunded.': '{seats} का पैसा नहीं लौटाया जा सका।',
  'The payment gateway rejected it, or the payment is disputed. Their access stays until they are refunded.':
    'पेमेंट गेटवे ने मना किया, या पेमेंट पर विवाद है। पैसा लौटने तक उनका एक्सेस बना रहेगा।',
  'Nobody has a seat. It is taken off sale for good; whoever is paying now is refunded.':
    'किसी के पास सीट नहीं है। बिक्री हमेशा के लिए बंद होगी; जो अभी पेमेंट कर रहा है, उसका पैसा लौटेगा।',
  '{count} seat ends. Its holder is told, and calendars take it out. It is taken off sale for good.':
    '{count} सीट ख़त्म होगी। सीट वाले को बताया जाएगा, और कैलेंडर से यह हट जाएगी। बिक्री हमेशा के लिए बंद होगी।',
  '{count} seats end. Their holders are told, and calendars take it out. It is taken off sale for good.':
    '{count} सीटें ख़त्म होंगी। सीट वालों को बताया जाएगा, और कैलेंडर से ये हट जाएँगी। बिक्री हमेशा के लिए बंद होगी।',
  '{count} seat ends, and {sum} is refunded from your wallet, which may become negative. The buyer is told, and calendars take it out. It is taken off sale for good.':
    '{count} सीट ख़त्म होगी, और आपके वॉलेट से {sum} लौटाए जाएँगे; वॉलेट माइनस में जा सकता है। ख़रीदार को बताया जाएगा, और कैलेंडर से यह हट जाएगी। बिक्री हमेशा के लिए बंद होगी।',
  '{count} seats end, and {sum} is refunded from your wallet, which may become negative. Buyers are told, and calendars take it out. It is taken off sale for good.':
    '{count} सीटें ख़त्म होंगी, और आपके वॉलेट से {sum} लौटाए जाएँगे; वॉलेट माइनस में जा सकता है। ख़रीदारों को बताया जाएगा, और कैलेंडर से ये हट जाएँगी। बिक्री हमेशा के लिए बंद होगी।',
  'Keep it': 'रहने दें',
  'Cancel and refund {sum}': 'रद्द करें और {sum} लौटाएँ',
  'A word to buyers': 'ख़रीदारों के लिए मैसेज',
  'It is in the message, and on the page of their seat.': 'यह मैसेज में, और उनकी सीट के पेज पर दिखता है।',
  'Blocked.': 'रोका गया।',
  'It cannot be bought, because we have taken it off sale.':
    'इसे ख़रीदा नहीं जा सकता, क्योंकि इस साइट के संचालक ने इसकी बिक्री रोक दी है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
