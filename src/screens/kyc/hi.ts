import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Your KYC': 'आपका KYC',
  'Your details are safe. Only this view did not load.': 'आपने जो दिया वह सुरक्षित है। बस यह जानकारी लोड नहीं हुई।',
  'Your PAN and account numbers are encrypted, never shown in full, and used only for payouts and tax.':
    'आपका PAN और अकाउंट नंबर एन्क्रिप्ट करके रखे जाते हैं, किसी को पूरे नहीं दिखाए जाते, और सिर्फ़ निकासी और टैक्स के काम आते हैं।',
  'Verification takes about three minutes. Sales continue in the meantime, and your earnings stay in your wallet.':
    'पैसे निकालने के लिए दो चीज़ें और क़रीब तीन मिनट चाहिए। इस बीच बिक्री चलती रहती है, और कमाई आपके वॉलेट में रखी रहती है।',
  'Steps to your first payout': 'पहली निकासी के क़दम',
  'You are ready for payouts.': 'अब आप पैसे निकाल सकते हैं।',
  'Go to wallet': 'अपने वॉलेट पर जाएँ',
  'Your PAN and payout account are verified.': 'आपका PAN और एक अकाउंट वेरिफ़ाई हो चुके हैं।',

  'Your PAN': 'आपका PAN',
  'An account in the same name': 'उसी नाम का अकाउंट',
  'Submitted as {name}': '{name} के नाम से दिया',
  'Registered as {name}': 'रजिस्टर में {name}',
  'Tax law requires it for payouts. We verify the PAN with the income tax records; your bank account has to be in the same name.':
    'टैक्स का क़ानून पूछता है कि हम पैसे किसे देते हैं। हम यह नंबर इनकम टैक्स रजिस्टर में देखते हैं; आपका बैंक अकाउंट उसी नाम का होना चाहिए।',
  'We are verifying your PAN. It takes a few seconds, and you do not need to wait here.':
    'हम इनकम टैक्स रजिस्टर से पूछ रहे हैं। कुछ सेकंड लगते हैं, आपको यहाँ रुकने की ज़रूरत नहीं।',
  'Edit details': 'मेरा दिया हुआ ठीक करें',
  'Your PAN was not sent. Try again.': 'आपका PAN नहीं भेजा जा सका। फिर कोशिश करें।',
  'Ten letters and digits, such as ABCPV1234D': 'दस अक्षर और अंक, जैसे ABCPV1234D',
  'Enter the PAN from your card.': 'अपने कार्ड से PAN लिखें।',
  'Name on the card': 'कार्ड पर लिखा नाम',
  'Exactly as it is printed': 'ठीक वैसा ही जैसा छपा है',
  'Enter the name as it is on the card.': 'नाम वैसा ही लिखें जैसा कार्ड पर है।',
  'No attempts left today. Try again tomorrow.': 'आज और कोशिश नहीं हो सकती। कल फिर आएँ।',
  '{count} attempt left today.': 'आज {count} कोशिश बाक़ी है।',
  '{count} attempts left today.': 'आज {count} कोशिशें बाक़ी हैं।',
  'Verify PAN': 'मेरा PAN जाँचें',

  'Payout account': 'आपके पैसे कहाँ जाएँगे',
  'Payout accounts': 'निकासी के अकाउंट',
  'Add your PAN first: a bank account or UPI ID has to be in the same name.':
    'पहले आपका PAN: बैंक अकाउंट या UPI ID उसी नाम पर होनी चाहिए।',
  'You can have up to five accounts. Remove one to add another.':
    'एक समय में ज़्यादा से ज़्यादा पाँच अकाउंट। नया जोड़ने के लिए एक हटाएँ।',
  'A bank account or UPI ID in your own name. For your safety a new account can be used after {hours} hours, and we notify you by email when one is added.':
    'आपके अपने नाम का बैंक अकाउंट या UPI ID। आपकी सुरक्षा के लिए नए में {hours} घंटे तक पैसे नहीं जाते, और कुछ जुड़ने पर हम ई-मेल से बताते हैं।',
  'You have not added an email: {link}.': 'आपका ई-मेल अभी हमारे पास नहीं है: {link}।',
  'add your email': 'अपना ई-मेल जोड़ें',
  'Available for payouts from {time}': 'इसमें {time} से पैसे जा सकते हैं',
  'Added. We are verifying it with the bank.': 'जुड़ गया। हम बैंक से पूछ रहे हैं कि यह किसका है।',
  'Payouts will go to this account, so we need to verify it is you.':
    'पैसे इसी अकाउंट में जाएँगे, इसलिए हम पक्का करते हैं कि यह आप ही हैं।',
  'Account type': 'अकाउंट की क़िस्म',
  'Enter the account number.': 'अकाउंट नंबर लिखें।',
  'On your passbook, a cheque, or in your bank’s app': 'ब्रांच का: पासबुक, चेक या बैंक के ऐप में मिलेगा',
  'Enter the IFSC of the branch.': 'ब्रांच का IFSC लिखें।',
  'As in your UPI app, such as name@bank': 'जैसा आपके UPI ऐप में है, जैसे name@bank',
  'Enter your UPI ID.': 'अपनी UPI ID लिखें।',
  'Remove this account?': 'यह अकाउंट हटाएँ?',
  '{account} removed.': '{account} हट गया।',
  'No more money is sent to {account}. Payouts already sent still arrive. To use it again, add it again; the waiting period applies again.':
    '{account} में अब पैसे नहीं जाएँगे। जो निकासी बैंक के पास पहुँच चुकी है, वह आएगी। इसे फिर काम में लेने के लिए दोबारा जोड़ना होगा, और फिर से रुकना होगा।',
  'The account was not removed. Try again.': 'अकाउंट नहीं हटा। फिर कोशिश करें।',
  'Remove account': 'अकाउंट हटाएँ',
  'Your payouts go to this account, so we need to verify it is you.':
    'आपकी निकासी इसी खाते में जाती है, इसलिए पक्का करते हैं कि यह आप ही हैं।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
