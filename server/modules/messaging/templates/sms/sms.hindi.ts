import type { SmsTemplate } from '../../../../gateways/sms';

/**
 * The same messages in Hindi, likewise word by word as they are registered. Letters that are not of the GSM alphabet make a message of 67 signs a part,
 * so each is as short as it can be and still be kind.
 */
export const hindiSms: Record<SmsTemplate, string> = {
  otp: '{code} आपका {brand} कोड है, 5 मिनट तक। किसी को न बताएँ।\n\n@{domain} #{code}',
  receipt: '{product} के लिए {seller} को Rs {amount} मिले। खोलें: {link} - {brand}',
  sale: '{product} Rs {amount} में बिका। आपके वॉलेट में Rs {net} आएँगे। - {brand}',
  refund: '{seller} ने {product} के Rs {amount} लौटाए। 5 से 7 कामकाजी दिन में मिलेंगे। ऑर्डर {order} - {brand}',
  requested: '{product} का रिफ़ंड अनुरोध {seller} को मिला, जवाब {date} तक। ऑर्डर {order} - {brand}',
  answer: '{product} के रिफ़ंड पर {seller} का जवाब: {answer}। ऑर्डर {order} - {brand}',
  unpaid:
    '{seller} को {product} के लिए आपका Rs {amount} का पेमेंट नहीं हुआ। पैसे कटे हों तो 3 कामकाजी दिन में लौटेंगे। ऑर्डर {order} - {brand}',
  renewal: '{seller} का {product} {date} तक भरा है। Rs {amount} में जारी रखें: {link} - {brand}',
  charge:
    '{seller} का {product} {date} को अपने आप रिन्यू होगा: बैंक Rs {amount} देगा। मना करने के लिए: {link} - {brand}',
  account: '{brand} में साइन इन का तरीक़ा {change}: {way}। अगर आपने नहीं किया तो यहाँ देखें: {link} - {brand}',
  member: '{seller} ने आपको {product} का एक्सेस दिया है। खोलें: {link} - {brand}',
  session: '{seller} का {product}: {news}। जुड़ें: {link} - {brand}',
  news: '{seller} का {product}: {news}। देखें: {link} - {brand}',
  owned: '{product} आपके पास पहले से था। {seller} को दोबारा दिए Rs {amount} वापस लें: {link} - {brand}',
  gift: '{giver} ने आपको {seller} का {product} उपहार दिया: {words}। खोलें: {link} - {brand}',
  payout: '{account} में आपकी Rs {amount} की निकासी: {outcome}। वॉलेट में देखें: {link} - {brand}',
};
