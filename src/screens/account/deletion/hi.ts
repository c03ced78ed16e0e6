import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'You have an active subscription. Cancel it first.': 'आपका एक सब्सक्रिप्शन चल रहा है। पहले उसे बंद करें।',
  'Some buyers have active subscriptions. Archive the product and wait, or refund them.':
    'ख़रीदारों ने जितने समय के पैसे दिए हैं वह अभी बाक़ी है। प्रोडक्ट की बिक्री बंद करके इंतज़ार करें, या पैसे लौटा दें।',
  'Delete in {days} days': '{days} दिन में मिटाएँ',
  'Delete my account': 'मेरा अकाउंट मिटाएँ',
  'Delete your account': 'अकाउंट मिटाएँ',
  'Deleting needs a code. It is sent to your oldest number or email.':
    'मिटाने के लिए कोड चाहिए। वह आपके सबसे पुराने नंबर या ई-मेल पर जाएगा।',
  'For {days} days only your shop is closed: sign in and cancel the deletion to restore your account.':
    '{days} दिन तक सिर्फ़ आपकी दुकान बंद रहेगी: साइन इन करके रुकना चुनें, तो अकाउंट पहले जैसा आपका रहेगा।',
  'Account status': 'आपके अकाउंट की स्थिति',
  'This has to be resolved first': 'यह निपटने तक रुका हुआ है',
  'Cancel deletion': 'मेरा अकाउंट रखें',
  'Messages to us and decisions about them: 3 years.': 'हमें भेजे गए मैसेज और उन पर हुए फ़ैसले: 3 साल।',
  'Not yet.': 'अभी नहीं।',
  'Your account will not be deleted automatically.': 'आपके बिना कुछ नहीं मिटाया जाता।',
  'Open Purchases': 'ख़रीदारी खोलें',
  'Open Sales': 'बिक्री खोलें',
  'Open your wallet': 'अपना वॉलेट खोलें',
  'Receipts, invoices and the books of your sales, purchases and withdrawals: 8 years (Companies Act, 2013, section 128; GST law asks for 72 months).':
    'रसीदें, इनवॉइस और आपकी बिक्री, ख़रीदारी और निकासी का हिसाब: 8 साल (कंपनी क़ानून 2013, धारा 128; GST क़ानून 72 महीने माँगता है)।',
  'Keep account': 'रुकें',
  'These are stored separately and used for nothing else.': 'ये अलग रखे जाते हैं और किसी और काम में नहीं लाए जाते।',
  'This has to be resolved first.': 'पहले यह निपटाना होगा।',
  'What is deleted': 'क्या मिटेगा',
  'Your personal data is deleted after {days} days, during which you can change your mind. We first show what is deleted and what the law requires us to keep.':
    'जिससे आपकी पहचान होती है वह मिट जाएगा, सोचने के {days} दिन बाद। हम पहले दिखाते हैं कि क्या मिटेगा और क़ानून क्या रखवाता है।',
  'What the law requires us to keep': 'क़ानून क्या रखवाता है',
  'Your products are archived. You can cancel until then.':
    'जो बिक रहा था उसकी बिक्री बंद कर दी गई है। तब तक आप रुक सकते हैं।',
  'Your account will be deleted in {days} days.': 'आपका अकाउंट {days} दिन में मिटा दिया जाएगा।',
  'Your account will be deleted on {date}.': 'आपका अकाउंट {date} को मिटा दिया जाएगा।',
  'Deletion cancelled.': 'आपका अकाउंट बना रहेगा।',
  'Your drafts, the labels of your short links, your notifications and preferences, and reminders to buyers.':
    'आपके ड्राफ़्ट, छोटे लिंक पर लिखे शब्द, आपकी सूचनाएँ और पसंद, और ख़रीदारों के रिमाइंडर।',
  'Your library: your purchases can no longer be found by your number. The links in your receipts keep working.':
    'आपकी लाइब्रेरी: आपका ख़रीदा हुआ अब आपके नंबर से नहीं मिलेगा। रसीदों में दिए लिंक चलते रहेंगे।',
  'Your name on your reviews. The text stays.': 'आपके रिव्यू के नीचे आपका नाम। शब्द रहेंगे।',
  'Your name, your bio and your public page.': 'आपका नाम, अपने बारे में आपके शब्द और आपका पब्लिक पेज।',
  'Your numbers, emails and Google accounts, and all signed-in devices. You can open a new account with the same number.':
    'आपके नंबर, ई-मेल और Google अकाउंट, और साइन इन किया हर डिवाइस। उसी नंबर से नया अकाउंट खुल सकता है।',
  'Your PAN and the name it is registered to, where tax was deducted under them: as long as those books.':
    'आपका PAN और वह नाम जिस पर यह दर्ज है, जहाँ इनके तहत टैक्स कटा हो: उस हिसाब जितने समय।',
  'Your payout accounts.': 'निकासी के आपके अकाउंट।',
  'Your product is archived immediately, and stays archived if you cancel. Buyers keep what they bought.':
    'आपके प्रोडक्ट की बिक्री तुरंत बंद हो जाएगी, और आप रुकें तब भी बंद रहेगी। ख़रीदारों के पास उनका ख़रीदा हुआ रहेगा।',
  'Your balance is {amount} negative. Contact us to settle it.':
    'आपका वॉलेट शून्य से {amount} नीचे है। इसे निपटाने के लिए हमें लिखें।',
  'Your {count} products are archived immediately, and stay archived if you cancel. Buyers keep what they bought.':
    'आपके {count} प्रोडक्ट की बिक्री तुरंत बंद हो जाएगी, और आप रुकें तब भी बंद रहेगी। ख़रीदारों के पास उनका ख़रीदा हुआ रहेगा।',
  'Your {plan} plan and its remaining time.': 'आपका {plan} प्लान, और जितने समय के पैसे दिए गए हैं।',
  '{amount} in your wallet: below the minimum withdrawal, so it is forfeited.':
    'आपके वॉलेट के {amount}: भेजने के लिए बहुत कम, इसलिए ये छोड़ दिए जाएँगे।',
  '{amount} is in your wallet. Withdraw it first.': 'आपके वॉलेट में {amount} हैं। पहले इन्हें निकालें।',
  '{amount} is on its way to your bank. Wait until it has arrived.':
    '{amount} आपके बैंक के रास्ते में हैं। पहुँचने तक इंतज़ार करें।',
  '{amount} of your money is held. Your wallet says why, and what to do.':
    'आपके {amount} रोके गए हैं। क्यों और क्या करना है, यह वॉलेट में लिखा है।',
  '{amount} from your sales is still pending. Withdraw it when it is available.':
    'आपकी बिक्री के {amount} अभी वॉलेट के रास्ते में हैं। आने पर निकालें।',
  '{amount} from your sales becomes available by {date}. Withdraw it then.':
    'आपकी बिक्री के {amount} {date} तक वॉलेट में आएँगे। तब निकालें।',
  '{count} buyer has an active subscription until {date}. Archive the product and wait, or refund the buyer.':
    '{count} ख़रीदार ने {date} तक के समय के पैसे दिए हैं। प्रोडक्ट की बिक्री बंद करके इंतज़ार करें, या पैसे लौटा दें।',
  '{count} buyer is waiting for a refund or for your answer.':
    '{count} ख़रीदार पैसे या आपके जवाब का इंतज़ार कर रहे हैं।',
  '{count} buyers have active subscriptions, the last until {date}. Archive the product and wait, or refund them.':
    '{count} ख़रीदारों ने समय के पैसे दिए हैं, आख़िरी ने {date} तक के। प्रोडक्ट की बिक्री बंद करके इंतज़ार करें, या पैसे लौटा दें।',
  '{count} buyers are waiting for a refund or for your answer.':
    '{count} ख़रीदार पैसे या आपके जवाब का इंतज़ार कर रहे हैं।',
  'You have {count} active subscriptions. Cancel them first.':
    'आपके {count} सब्सक्रिप्शन चल रहे हैं। पहले उन्हें बंद करें।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
