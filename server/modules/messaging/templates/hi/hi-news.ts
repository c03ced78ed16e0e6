import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Since yesterday morning, 1 thing happened in your shop:': 'कल सुबह से आपकी दुकान में 1 बात हुई:',
  'Since yesterday morning, {count} things happened in your shop:': 'कल सुबह से आपकी दुकान में {count} बातें हुईं:',
  'And {count} more.': 'और {count}।',
  'See all of it': 'सब देखें',
  'You asked for one mail a day. You can change this where you see your notifications.':
    'आपने दिन में एक मेल चाहा था। इसे आप वहाँ बदल सकते हैं जहाँ आपकी सूचनाएँ दिखती हैं।',
  'Your shop on {date}: 1 thing': '{date} को आपकी दुकान: 1 बात',
  'Your shop on {date}: {count} things': '{date} को आपकी दुकान: {count} बातें',
  'You began to buy {product} from {seller} for {sum} and did not pay. Nothing was charged.':
    'आप {seller} से {product} {sum} में ख़रीद रहे थे और पेमेंट नहीं किया। कोई पैसा नहीं कटा।',
  'See it once more': 'एक बार फिर देखें',
  'Go on where you were': 'जहाँ थे वहीं से आगे बढ़ें',
  'This is the last mail about it.': 'इसके बारे में यह आख़िरी मेल है।',
  'You get this mail because you ticked “Remind me if I do not pay”. We write once more tomorrow if it is still unpaid, and then no more.':
    'यह मेल आपको इसलिए मिला क्योंकि आपने “पैसे न दूँ तो याद दिलाएँ” चुना था। अगर पेमेंट नहीं हुआ तो कल हम एक बार और लिखेंगे, फिर नहीं।',
  '{product} is still there': '{product} अब भी मिल रहा है',
  'You have not paid for {product} yet': 'आपने अभी {product} का पेमेंट नहीं किया है',
  '{sum} was added to your wallet': 'आपके वॉलेट में {sum} जोड़े गए',
  '{sum} was taken from your wallet': 'आपके वॉलेट से {sum} लिए गए',
  '{sum} of your money is held': 'आपके {sum} रोके गए हैं',
  '{sum} is released': '{sum} अब रुके हुए नहीं हैं',
  '{plan}: {part} % of each sale, for {month} a month or {year} a year and GST.':
    '{plan}: हर बिक्री का {part} %, {month} महीना या {year} साल, और GST।',
  'What the plans cost from {date}': '{date} से प्लान के दाम',
  'FREE: {part} % of each sale.': 'फ़्री: हर बिक्री का {part} %।',
  'It counts for sales from then on. A plan that is paid for keeps its price until it ends.':
    'यह उसके बाद की बिक्री पर लागू है। जिस प्लान के पैसे दिए जा चुके हैं उसका दाम ख़त्म होने तक वही रहेगा।',
  '“{product}” was taken off sale': '“{product}” की बिक्री रोक दी गई',
  'Who has bought it keeps it. If you think this is wrong, write to us.':
    'जिसने ख़रीदा है उसके पास रहेगा। अगर आपको लगे कि यह ग़लत है, तो हमें लिखें।',
  '“{product}” may be sold again': '“{product}” फिर बेचा जा सकता है',
  'It is paused: put it on sale again when you are ready.': 'यह रुका हुआ है: जब तैयार हों तब फिर बेचना शुरू करें।',
  'Your PAN is verified': 'आपका PAN वेरिफ़ाई हो गया है',
  'Your PAN {pan} is verified.': 'आपका PAN {pan} वेरिफ़ाई हो गया है।',
  'See what is next': 'देखें आगे क्या है',
  'Your PAN was not accepted': 'आपका PAN मंज़ूर नहीं हुआ',
  'Give your PAN again': 'अपना PAN फिर दें',
  'You sell with GST now: {gstin}': 'अब आप GST के साथ बेचते हैं: {gstin}',
  'Your GSTIN {gstin} is verified. From the next sale on GST is part of your prices, and buyers get tax invoices.':
    'आपका GSTIN {gstin} वेरिफ़ाई हो गया है। अगली बिक्री से GST आपके दाम में शामिल होगा, और ख़रीदारों को टैक्स इनवॉइस मिलेंगे।',
  'Your GSTIN was not accepted: {gstin}': 'आपका GSTIN मंज़ूर नहीं हुआ: {gstin}',
  'Give it again': 'फिर दें',
  'A payout account was added: {account}': 'निकासी का एक अकाउंट जोड़ा गया: {account}',
  'Money can go to {account} from {time}. If this was not you, remove it at once, sign out your other devices in your account, and write to us.':
    '{account} में पैसे {time} से जा सकते हैं। अगर यह आपने नहीं किया, तो इसे तुरंत हटाएँ, अपने अकाउंट में बाक़ी डिवाइस साइन आउट करें और हमें लिखें।',
  'See your payout accounts': 'निकासी के अपने अकाउंट देखें',
  'Your payout account is verified: {account}': 'निकासी का आपका अकाउंट वेरिफ़ाई हो गया: {account}',
  'The bank has {account} in your name.': 'बैंक में {account} आपके नाम पर है।',
  'A payout account was removed: {account}': 'निकासी का एक अकाउंट हटाया गया: {account}',
  'No more money goes to {account}. If this was not you, sign out your other devices in your account and write to us.':
    '{account} में अब पैसे नहीं जाएँगे। अगर यह आपने नहीं किया, तो अपने अकाउंट में बाक़ी डिवाइस साइन आउट करें और हमें लिखें।',
  'Your payout account was not accepted: {account}': 'निकासी का आपका अकाउंट मंज़ूर नहीं हुआ: {account}',
  'Add another account': 'दूसरा अकाउंट जोड़ें',
  'Your {plan} plan ends today': 'आपका {plan} प्लान आज ख़त्म होगा',
  'Your {plan} plan ends tomorrow': 'आपका {plan} प्लान कल ख़त्म होगा',
  'Your {plan} plan ends in {days} days': 'आपका {plan} प्लान {days} दिन में ख़त्म होगा',
  'Your {plan} plan has ended': 'आपका {plan} प्लान ख़त्म हो गया है',
  'From your next sale on the fee is {fee}. Your pages stay as they are.':
    'अगली बिक्री से फ़ीस {fee} है। आपके पेज वैसे ही रहेंगे।',
  'It is paid for until {date}, and nothing is charged by itself. Three days later the fee is {fee} of each sale again.':
    'इसका पेमेंट {date} तक का है, और अपने आप कुछ नहीं कटेगा। उसके तीन दिन बाद फ़ीस फिर हर बिक्री की {fee} होगी।',
  'Take it again': 'फिर से लें',
  'Renew it': 'रिन्यू करें',
  '{plan} plan': '{plan} प्लान',
  'us|by SMS': 'हम',
  'How is {product}?': '{product} कैसा लगा?',
  'You have had {product} by {seller} for a week. A few words help others decide, and {seller} to make it better.':
    '{seller} का {product} आपके पास एक हफ़्ते से है। आपके दो शब्द दूसरों को तय करने में मदद करेंगे, और {seller} को इसे बेहतर बनाने में।',
  'We ask only this once.': 'हम बस एक ही बार पूछते हैं।',
  'Say how it is': 'बताएँ कैसा है',
  '{stars} for {product}': '{product} को {stars}',
  '{buyer} gave {product} {stars}.': '{buyer} ने {product} को {stars} दिए।',
  'Read it and answer': 'पढ़ें और जवाब दें',
  '{seller} answered what you wrote': '{seller} ने आपके लिखे का जवाब दिया',
  'About {product}:': '{product} के बारे में:',
  'See what you bought': 'जो ख़रीदा है उसे देखें',
  'Your review of {product} was taken off its page': '{product} पर आपका रिव्यू उसके पेज से हटाया गया',
  'An operator': 'किसी संचालक',
  '{name} set up a second factor': '{name} ने दूसरा सुरक्षा कोड सेट किया',
  '{name} used a recovery code': '{name} ने रिकवरी कोड इस्तेमाल किया',
  'If you do not know about it, take their number off the list of operators, or make a new code for it on the server.':
    'अगर आपको इसकी जानकारी नहीं है, तो उनका नंबर संचालकों की सूची से हटाएँ, या सर्वर पर उसके लिए नया कोड बनाएँ।',
  'See the log': 'लॉग देखें',
  'If you think this is wrong, write to us.': 'अगर आपको लगे कि यह ग़लत है, तो हमें लिखें।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
