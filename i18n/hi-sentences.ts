/** Sentences shared by several areas. */
export const sentences = {
  'You will not be charged again.': 'इसका कोई और पैसा नहीं लगता।',
  'Your product is safe, and buyers can still see it. Only this view did not load.':
    'यह सुरक्षित है, और ख़रीदारों को वैसा ही दिखता है। बस यह व्यू लोड नहीं हुआ।',
  'It was not changed. Try again in a moment.': 'यह नहीं बदला। थोड़ी देर में फिर कोशिश करें।',
  'It was not changed. Try again.': 'यह नहीं बदला। फिर कोशिश करें।',
  'It was not saved. Try again in a moment.': 'यह सेव नहीं हुआ। थोड़ी देर में फिर कोशिश करें।',
  'No connection.': 'नेटवर्क नहीं है।',
  'Nothing has changed. Try again.': 'कुछ नहीं बदला। फिर कोशिश करें।',
  'One price is enough to publish.': 'चालू करने के लिए एक दाम काफ़ी है।',
  'Only this form did not load.': 'बस यह फ़ॉर्म लोड नहीं हुआ।',
  'Give a reason in one sentence.': 'एक वाक्य में बताएँ कि क्यों।',
  'You are still offline. This page reloads when you are back online.':
    'अब भी नेटवर्क नहीं है। आते ही यह पेज फिर लोड हो जाएगा।',
  'Something went wrong. Try again in a moment.': 'यह नहीं हो पाया। थोड़ी देर में फिर कोशिश करें।',
  'The minimum is {sum}.': 'कम से कम {sum}।',
  'Link copied.': 'लिंक कॉपी हो गया।',
  'Something went wrong. Try again.': 'यह नहीं हो पाया। फिर कोशिश करें।',
  'Something went wrong. What you typed is still here; try again.':
    'यह नहीं पहुँचा। आपका लिखा यहीं है; फिर कोशिश करें।',
  'Something went wrong. What you wrote is still here; try again.':
    'यह पहुँच नहीं पाया। आपका लिखा यहीं है; फिर कोशिश करें।',
  'Enter an amount.': 'रक़म लिखें।',
  'Up to {sum}.': 'ज़्यादा से ज़्यादा {sum}।',
  'We send a 6-digit code by SMS.': 'हम SMS से 6 अंकों का कोड भेजते हैं।',
  'Your first sale will appear here, with the fee and what you receive.':
    'आपकी पहली बिक्री यहाँ दिखेगी, उसमें से कटी फ़ीस और आपके लिए बची रक़म के साथ।',
  'Your products and sales are safe, and buyers can still pay.':
    'आपके प्रोडक्ट और बिक्री सुरक्षित हैं, और ख़रीदार पैसे दे सकते हैं।',
  'Please answer by {time}. After that we review it too and may decide.':
    'कृपया {time} तक जवाब दें। उसके बाद हम भी इसे देखते हैं और फ़ैसला कर सकते हैं।',
  'If you do not agree, contact us with your order number.':
    'अगर आप सहमत नहीं हैं, तो अपने ऑर्डर नंबर के साथ हमें लिखें।',
  'It should reach the account you paid from in 5 to 7 working days.':
    'जिस अकाउंट से आपने पैसे दिए थे, उसमें 5 से 7 कामकाजी दिनों में पहुँचेंगे।',
} as const;
