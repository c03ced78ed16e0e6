import type { Spoken } from '@haat/i18n/phrase';

/** Texts of public pages: */
export const hi = {
  'A market stall with paintings, recipes and a raga hung for sale':
    'बाज़ार की एक दुकान, जिस पर चित्र, रेसिपी और एक राग बिकने के लिए टँगे हैं',
  'A village market for things made by people.': 'लोगों की बनाई चीज़ों का गाँव का बाज़ार।',
  'The market': 'बाज़ार',
  Pricing: 'दाम',
  'Premium plan': 'Premium प्लान',
  'VVIP plan': 'VVIP प्लान',
  'Find a purchase': 'ख़रीदी चीज़ ढूँढें',
  'Report a page': 'पेज की शिकायत करें',
  'Community rules': 'समुदाय के नियम',
  'Email {address}': 'ई-मेल {address}',
  'Phone {number}': 'फ़ोन {number}',
  'Open your shop': 'अपनी दुकान खोलें',
  'The address may be mistyped, or the page may have moved. Check the link, or go to the home page.':
    'हो सकता है पता ग़लत लिखा हो, या जो यहाँ था वह कहीं और चला गया हो। लिंक जाँचें, या पहले पेज से फिर शुरू करें।',
  'Go to home page': 'पहले पेज पर जाएँ',
  'Find your purchases': 'अपनी ख़रीदी चीज़ ढूँढें',
  'This membership is not available': 'यह मेंबरशिप उपलब्ध नहीं है',
  'It may have been taken down, or the link is incomplete. Ask the sender for a new one. If you have paid for it, it is in your purchases.':
    'हो सकता है इसे हटा दिया गया हो, या लिंक अधूरा हो। जिसने भेजा उससे नया लिंक माँगें। आपने पैसे दिए हैं, तो यह आपकी ख़रीदी चीज़ों में है।',
  'It may have been taken down, or the link is incomplete. If you paid for it, sign in with the same mobile number to see your purchases.':
    'हो सकता है चैनल हटा दिया गया हो, या लिंक अधूरा हो। आपने पैसे दिए हैं, तो उसी मोबाइल नंबर से साइन इन करें: आपकी ख़रीदी हर चीज़ वहाँ है।',
  'This link is not for a channel or a server. Sign in with the mobile number you paid with to see your purchases.':
    'यह लिंक किसी चैनल या सर्वर का नहीं है। जिस मोबाइल नंबर से पैसे दिए, उससे साइन इन करें: आपकी ख़रीदी हर चीज़ वहाँ है।',
  'Sign in to see your purchases': 'ख़रीदी चीज़ें देखने के लिए साइन इन करें',
  'It may be available again later.': 'यह वापस आ सकता है। बाद में फिर देखें।',
  'Something went wrong': 'यह नहीं हो पाया',
  'This page is not available at the moment': 'यह पेज अभी काम नहीं कर रहा',
  'Something went wrong on our side. Nothing was charged. Try again in a minute.':
    'हमारी तरफ़ कुछ गड़बड़ हुई। कोई पैसा नहीं कटा। एक मिनट में फिर कोशिश करें।',
  'The request could not be read. Go back and try again.':
    'ब्राउज़र ने कुछ ऐसा भेजा जो हम पढ़ नहीं पाए। वापस जाकर फिर कोशिश करें।',
  'Frequently asked questions': 'रोज़ पूछे जाने वाले सवाल',
  'Anything else? {link}': 'कुछ और? {link}',
  'On this page': 'इस पेज पर',
  'In force since {day}': '{day} से लागू',
  'The English text is legally binding. In short it says:':
    'यह पूरा लेख अंग्रेज़ी में है, और अंग्रेज़ी वाला ही मान्य है। संक्षेप में इसमें लिखा है:',
  'Send a grievance with the contact form': 'संपर्क फ़ॉर्म से शिकायत भेजें',
  Office: 'पद',
  'By post': 'डाक से',
  Online: 'ऑनलाइन',
  'Every complaint gets a ticket number. It is acknowledged within 24 hours and decided within 7 days, with reasons. If you are not satisfied you may go to the National Consumer Helpline (1915), a consumer commission, the Grievance Appellate Committee for content and accounts, or a court.':
    'हर शिकायत को एक टिकट नंबर मिलता है। 24 घंटे में हम बताते हैं कि वह मिल गई, और 7 दिनों में वजह के साथ फ़ैसला देते हैं। संतुष्ट न हों तो आप राष्ट्रीय उपभोक्ता हेल्पलाइन (1915), उपभोक्ता आयोग, कंटेंट और अकाउंट के लिए शिकायत अपीलीय समिति या अदालत जा सकते हैं।',
  'Request a refund from your receipt or your purchases; the creator answers within 48 hours.':
    'अपनी रसीद या ख़रीदारी से पैसे वापस माँगें; क्रिएटर 48 घंटे में जवाब देते हैं।',
  'No answer, or an unfair one? Ask us. We decide within 7 days and give reasons.':
    'जवाब न मिले या ठीक न लगे, तो हमसे माँगें। 7 दिनों में वजह के साथ फ़ैसला होता है।',
  'Anything broken, or not as promised on the page, is always refunded.':
    'जो ख़राब निकले या पेज पर लिखे जैसा न हो, उसके पैसे हमेशा लौटते हैं।',
  'If you change your mind, it depends on what you bought and whether you have opened it.':
    'मन बदल जाए, तो बात इस पर है कि क्या ख़रीदा, और ज़्यादातर इस पर कि उसे खोला या नहीं।',
  'Refunds go to the original payment method, and cancelling is always free.':
    'पैसे वहीं लौटते हैं जहाँ से दिए थे, और रद्द करने की कोई फ़ीस नहीं लगती।',
  'Sell what you make or know, and say plainly what the buyer gets, when, and from whom.':
    'लोग जो बनाते या जानते हैं, वह यहाँ बिकता है; साफ़ लिखें कि ख़रीदार को क्या, कब और किससे मिलेगा।',
  'Nothing that is illegal, harms or deceives people, or belongs to someone else.':
    'ऐसा कुछ नहीं जो क़ानून में मना हो, लोगों को नुक़सान या धोखा दे, या किसी और का हो।',
  'Every page can be reported. We review it, and tell both sides our decision and the reasons.':
    'हर पेज की शिकायत की जा सकती है। हम उसे देखते हैं और दोनों को फ़ैसला और वजह बताते हैं।',
  'If you think we are wrong, you can ask for another review, or contact the grievance officer.':
    'हमसे ग़लती हुई हो, तो आप फिर से देखने को कह सकते हैं या शिकायत अधिकारी के पास जा सकते हैं।',
  'We keep only the data that selling, buying and the law require. No advertising, and no data is sold.':
    'हम वही रखते हैं जो बेचने-ख़रीदने के लिए चाहिए और जो क़ानून रखने को कहता है; न विज्ञापन, न डेटा की बिक्री।',
  'A creator you buy from receives your name, your number, your email address and your answers.':
    'जिस क्रिएटर से ख़रीदते हैं, उसे आपका नाम, नंबर, ई-मेल पता और आपके जवाब मिलते हैं।',
  'You can see, correct and delete your data, and withdraw your consent.':
    'जो आपका है उसे आप देख, सुधार और मिटा सकते हैं, और अपनी सहमति वापस ले सकते हैं।',
  'Complaints go to the grievance officer, and from there to the Data Protection Board.':
    'शिकायत पहले शिकायत अधिकारी के पास जाती है, और वहाँ से डेटा संरक्षण बोर्ड के पास।',
  'The buyer’s contract is with the creator; we run the platform, and payments go through a licensed gateway.':
    'ख़रीदार का सौदा क्रिएटर से होता है; हम यह जगह चलाते हैं, और पेमेंट लाइसेंस वाले गेटवे से होता है।',
  'Of each sale we keep the fee of the creator’s plan and GST on it; the rest is the creator’s.':
    'हर बिक्री से हम क्रिएटर के प्लान की फ़ीस और उस पर GST रखते हैं; बाक़ी क्रिएटर का है।',
  'Creators answer for what they sell, and for their own taxes.':
    'क्रिएटर जो बेचते हैं उसके और अपने टैक्स के लिए ख़ुद ज़िम्मेदार हैं।',
  'Prohibited content is taken down; anyone who disagrees can ask for reasons and complain.':
    'जो मना है उसे हटा दिया जाता है; जो सहमत न हो वह वजह पूछ सकता है और शिकायत कर सकता है।',
  'What {site} knows about you, why, for how long, who else sees it, and what you can do about it.':
    '{site} आपके बारे में क्या जानता है, क्यों, कब तक, और कौन देखता है, और आप क्या कर सकते हैं।',
  'What belongs on {site}, what does not, how to report it, and what happens then.':
    '{site} पर क्या बिकता है, क्या नहीं, शिकायत कैसे करें और फिर क्या होता है।',
  'Terms and conditions': 'नियम और शर्तें',
  'What you and {site} agree on when you sell or buy: fees, payouts, refunds, taxes, rules.':
    'बेचते या ख़रीदते समय आपके और {site} के बीच क्या तय है: फ़ीस, निकासी, रिफ़ंड, टैक्स, नियम।',
  'Cancellation and refunds': 'रद्द करना और रिफ़ंड',
  'When you get a refund, who decides, and how long it takes, for each type of purchase.':
    'पैसे कब लौटते हैं, कौन तय करता है और कितना समय लगता है, हर तरह की ख़रीद के लिए।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
