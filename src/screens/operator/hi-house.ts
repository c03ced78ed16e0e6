import type { Spoken } from '@haat/words/phrase';

/** What is said of rates, of the books, and of what was done. */
export const hi = {
  'The rates': 'दरें',
  Now: 'अभी',
  'What the plans cost': 'प्लान कितने के हैं',
  'Of each sale': 'हर बिक्री का',
  'A month': 'महीने का',
  'A year': 'साल का',
  'Change the rates': 'दरें बदलें',
  'As they are configured: nobody has changed them here.': 'जैसी तय की गई थीं: यहाँ किसी ने नहीं बदलीं।',
  'Changes|of the rates': 'बदलाव',
  'Changes of the rates': 'दरों के बदलाव',
  'by {who}, {time}': '{who} ने, {time}',
  'From|a day': 'किस दिन से',
  'Announce it': 'घोषणा करें',
  'Take back what is announced': 'घोषणा वापस लें',
  'Change it now': 'अभी बदलें',
  'Every creator reads it, and it stays in the log.': 'हर क्रिएटर इसे पढ़ेंगे, और यह लॉग में रहेगा।',
  'Creators are being told.': 'क्रिएटरों को बताया जा रहा है।',
  'It holds from the next sale on. Creators are being told.': 'अगली बिक्री से लागू। क्रिएटरों को बताया जा रहा है।',
  '{plan}: of each sale': '{plan}: हर बिक्री का',
  '{plan}: a month': '{plan}: महीने का',
  '{plan}: a year': '{plan}: साल का',
  'A number such as 2.5.': 'संख्या, जैसे 2.5।',
  'What rises is announced 30 days before: the terms say so.':
    'जो बढ़ता है उसकी घोषणा 30 दिन पहले होती है: शर्तों में यही लिखा है।',
  'Choose a day.': 'दिन चुनें।',
  'These are today’s rates. They stay, and what is announced for later is taken back.':
    'ये आज की दरें हैं। ये रहेंगी, और आगे की घोषणा वापस ली जाएगी।',
  'Nothing rises, so it holds from the next sale on. Plans that are paid for keep their price until they end.':
    'कुछ नहीं बढ़ता, इसलिए अगली बिक्री से लागू। जिन प्लान का पेमेंट हो चुका, उनका दाम ख़त्म होने तक वही रहेगा।',

  'Put on it': 'डाला',
  'The balances': 'बैलेंस',
  'No money has moved yet': 'अभी कोई लेन-देन नहीं',
  'Every account of the ledger is shown here.': 'बही का हर खाता यहाँ दिखता है।',
  'Nothing wrong was found in the books.': 'बही में कुछ ग़लत नहीं मिला।',
  'The books do not agree.': 'बही का हिसाब नहीं मिलता।',
  'They are proved every night. What is wrong is said here from then on.':
    'हर रात इसकी जाँच होती है। जो ग़लत हो, वह तब से यहाँ बताया जाता है।',
  'The last nightly proof has findings: they are in the log of the server.':
    'रात की पिछली जाँच में कुछ मिला: वह सर्वर के लॉग में है।',
  'At {time}': '{time} पर',
  'Balances of every account': 'हर खाते का बैलेंस',
  'All of it': 'कुल',

  'The log': 'लॉग',
  'Narrow the log': 'लॉग छाँटें',
  Action: 'काम',
  'Any action': 'कोई भी काम',
  'Only about {subject}': 'सिर्फ़ {subject} के बारे में',
  'Nothing was done': 'कुछ नहीं किया गया',
  'Every act stands here with its reason, for good.': 'हर काम अपनी वजह के साथ यहाँ हमेशा रहता है।',
  'What was done': 'क्या किया गया',
  '{field} was {value}': '{field} पहले {value}',
  'Came in': 'अंदर आए',
  'Explained a difference': 'फ़र्क़ समझाया',
  'Answered a ticket': 'टिकट का जवाब दिया',
  'Blocked a page': 'पेज रोका',
  'Unblocked a page': 'पेज फिर खोला',
  'Accepted papers': 'काग़ज़ात मंज़ूर किए',
  'Refused papers': 'काग़ज़ात नामंज़ूर किए',
  'Held money': 'पैसे रोके',
  'Released money': 'पैसे छोड़े',
  'Gave or took money': 'पैसे दिए या लिए',
  'Asked about a payout': 'निकासी के बारे में पूछा',
  'Granted a refund': 'रिफ़ंड दिया',
  'Refused a refund': 'रिफ़ंड से मना किया',
  'Changed the rates': 'दरें बदलीं',
  'Gave money for a plan back': 'प्लान के पैसे लौटाए',
  'Took a lost way in away': 'खोया हुआ साइन इन तरीक़ा हटाया',
  'Handed in our side': 'हमारा पक्ष जमा किया',
  'Settled a payment by hand': 'पेमेंट हाथ से निपटाया',
  'Gave a sale back': 'बिक्री लौटाई',
  'Let a review stand': 'रिव्यू रहने दिया',
  'Hid a review': 'रिव्यू छिपाया',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
