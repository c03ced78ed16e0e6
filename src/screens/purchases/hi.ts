import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Search what you bought': 'अपनी ख़रीदारी में खोजें',
  'Title or creator': 'टाइटल या क्रिएटर',
  'Your library': 'आपकी लाइब्रेरी',
  'Everything you bought is still yours. Only this list did not load.':
    'आपका ख़रीदा हुआ सब अब भी आपका है। बस यह सूची लोड नहीं हुई।',
  'What you buy is kept here': 'आप जो ख़रीदेंगे, वह यहाँ रहेगा',
  'Everything bought with the phone you signed in with, its receipt and what it opens, however long ago.':
    'जिस नंबर से आपने साइन इन किया है, उससे ख़रीदा हुआ सब कुछ, उसकी रसीद और उससे जो खुलता है, चाहे कितना भी पुराना हो।',
  'Nothing you bought matches “{q}”': 'आपकी ख़रीदारी में “{q}” नहीं मिला',
  'Titles and creators are searched. What another phone bought is listed where that phone signs in.':
    'टाइटल और क्रिएटर में खोजा जाता है। दूसरे नंबर से ख़रीदा हुआ वहीं दिखता है जहाँ उस नंबर से साइन इन हो।',
  'Coming up': 'आने वाला है',
  'No longer open': 'अब बंद',
  'It has begun': 'शुरू हो चुका है',
  '{day} at {time}': '{day}, {time} बजे',
  'Free until {day}': '{day} तक मुफ़्त',
  'Ends on {day}': '{day} को ख़त्म',
  'Paid until {day}': '{day} तक का पेमेंट हो चुका',
  'Was paid until {day}': '{day} तक का पेमेंट था',
  'Details of {title}': '{title} का ब्योरा',
  'Your purchase': 'आपकी ख़रीदारी',
  'The purchase': 'यह ख़रीदारी',
  'What you bought is still yours. Only this did not load.': 'आपका ख़रीदा हुआ अब भी आपका है। बस यह लोड नहीं हुआ।',
  '{date} · order {orderId}': '{date} · ऑर्डर {orderId}',
  Yours: 'आपका',
  'It is kept for you. Only the way to it did not load.':
    'यह आपके लिए सुरक्षित रखी है। बस उस तक का रास्ता लोड नहीं हुआ।',

  'The creator reads this and answers within 48 hours.': 'क्रिएटर इसे पढ़ते हैं और 48 घंटे में जवाब देते हैं।',
  Ask: 'माँगें',
  'Ask for {sum}': '{sum} माँगें',
  'What you bought stays open until the money goes back.': 'पैसे वापस होने तक ख़रीदी हुई चीज़ खुली रहती है।',

  'Your review': 'आपका रिव्यू',
  'How is it? A few words help others decide, and {seller} to make it better.':
    'कैसा लगा? आपके दो शब्द दूसरों को तय करने में मदद करते हैं, और {seller} को इसे बेहतर बनाने में।',
  'How is it? A few words help others decide, and the seller to make it better.':
    'कैसा लगा? आपके दो शब्द दूसरों को तय करने में मदद करते हैं, और बेचने वाले को इसे बेहतर बनाने में।',
  'Write a review': 'रिव्यू लिखें',
  'Nobody sees this now': 'यह अभी किसी को नहीं दिखता',
  'The operator took it off the page. Write to us if you do not agree.':
    'संचालक ने इसे पेज से हटा दिया है। सहमत न हों तो हमें लिखें।',
  'Without your name': 'आपके नाम के बिना',
  'As {name}': '{name} के नाम से',
  'How is it?': 'कैसा लगा?',
  'Choose from one to five stars.': 'एक से पाँच स्टार चुनें।',
  'In your words': 'आपके शब्दों में',
  'What was good, what was missing.': 'क्या अच्छा था, क्या कमी थी।',
  'Your name beside it': 'साथ में आपका नाम',
  'Left empty, it says “A buyer”. Your number is never shown.':
    'ख़ाली छोड़ें तो “एक ख़रीदार” लिखा आता है। आपका नंबर कभी नहीं दिखाया जाता।',
  'Save the change': 'बदलाव सेव करें',
  'Put it on the page': 'पेज पर डालें',
  'Everybody who opens the page can read it. You can change it or take it back at any time.':
    'जो भी पेज खोलेगा, इसे पढ़ सकेगा। आप इसे कभी भी बदल या वापस ले सकते हैं।',

  Renewing: 'रिन्यू हो रहा है',
  'Payment due': 'पेमेंट बाक़ी',
  'Ends soon': 'जल्द ख़त्म',
  'The subscription': 'सब्सक्रिप्शन',
  'It goes on as it was. Only this did not load.': 'वह पहले की तरह चल रहा है। बस यह लोड नहीं हुआ।',
  'Nothing more is taken by itself.': 'अब अपने आप कुछ नहीं कटेगा।',
  'This price cannot renew by itself, so nothing more is taken: we remind you before the end, with a link that pays.':
    'यह दाम अपने आप रिन्यू नहीं हो सकता, इसलिए अब कुछ नहीं कटेगा: ख़त्म होने से पहले हम पेमेंट के लिंक के साथ याद दिलाएँगे।',
  'You agreed to at most {sum} a time. At the new price it does not renew by itself until you agree to that anew.':
    'आपने एक बार में ज़्यादा से ज़्यादा {sum} की मंज़ूरी दी थी। नए दाम पर यह तब तक अपने आप रिन्यू नहीं होगा, जब तक आप उसकी मंज़ूरी न दें।',
  'Paid once. It never ends.': 'एक बार का पेमेंट। यह कभी ख़त्म नहीं होता।',
  'Free until {ends}.': '{ends} तक मुफ़्त।',
  'Free until {ends}. Nothing is taken by itself: pay before then to go on.':
    '{ends} तक मुफ़्त। अपने आप कुछ नहीं कटता: जारी रखने के लिए उससे पहले पेमेंट करें।',
  'Paid until {ends}.': '{ends} तक का पेमेंट हो चुका है।',
  'Paid until {ends}. Nothing is taken by itself: we remind you before the end.':
    '{ends} तक का पेमेंट हो चुका है। अपने आप कुछ नहीं कटता: ख़त्म होने से पहले हम याद दिलाएँगे।',
  'It was paid until {ends}, and stays open while your bank is asked.':
    '{ends} तक का पेमेंट था। आपके बैंक से पूछा जा रहा है, तब तक यह खुला है।',
  'It was paid until {ends}. It stays open until {date}, and ends then unless you renew it.':
    '{ends} तक का पेमेंट था। यह {date} तक खुला है, और रिन्यू न करने पर तब ख़त्म हो जाएगा।',
  'It is paused.': 'यह रुका हुआ है।',
  'It is paused, and the days that are left wait for you. It goes on by itself on {date}.':
    'यह रुका हुआ है, और बचे हुए दिन आपके लिए रखे हैं। {date} को यह अपने आप फिर चालू होगा।',
  'It stays open until {ends} and ends then. It costs nothing more.':
    'यह {ends} तक खुला है और तब ख़त्म होगा। इसका कोई और पैसा नहीं लगता।',
  'It ran until {ends} and has ended. You can take it up again.':
    'यह {ends} तक चला और ख़त्म हो गया। आप इसे फिर शुरू कर सकते हैं।',
  'From {date} it is {price}, {terms}.': '{date} से {price}, {terms}।',
  'the other price': 'दूसरा दाम',
  'Then it is paid until {date}.': 'तब {date} तक का पेमेंट हो जाएगा।',
  'Stay after all': 'जारी रखें',
  'Resume now': 'अभी फिर चालू करें',
  'Change price': 'दाम बदलें',
  'Cancel subscription': 'सब्सक्रिप्शन बंद करें',

  'Turn off renewing by itself?': 'अपने आप रिन्यू होना बंद करें?',
  'Pause the subscription?': 'सब्सक्रिप्शन रोकें?',
  'You cannot open it meanwhile. The days that are left wait for you: resume whenever you like, and after 90 days it goes on by itself. The next pause is possible 30 days after that.':
    'इस बीच आप इसे नहीं खोल सकते। बचे हुए दिन आपके लिए रखे रहेंगे: जब चाहें फिर चालू करें, और 90 दिन बाद यह अपने आप चालू हो जाएगा। अगली बार रोकना उसके 30 दिन बाद हो सकता है।',
  'Cancel the subscription?': 'सब्सक्रिप्शन बंद करें?',
  'What you paid for is over, so it closes at once. {cost}':
    'जितने का पेमेंट था वह पूरा हो गया, इसलिए यह तुरंत बंद हो जाएगा। {cost}',
  'The days that are left run from now on, and then it ends. {cost}':
    'बचे हुए दिन अब से चलेंगे, और फिर यह ख़त्म हो जाएगा। {cost}',
  'You keep it until {until}, and then it ends. Until then you can change your mind. {cost}':
    'यह {until} तक आपके पास है, और फिर ख़त्म हो जाएगा। तब तक आप इरादा बदल सकते हैं। {cost}',

  'Change the price': 'दाम बदलें',
  'It changes on {date}.': 'यह {date} को बदलेगा।',
  'Go over to': 'किस पर जाएँ',
  'at once': 'तुरंत',
  'Days you paid for and do not use': 'दिन जो काम नहीं आए',
  'To pay now': 'अभी देना है',
  'Nothing is to pay now. What you have stays until {date}; the next payment is for the new price.':
    'अभी कुछ नहीं देना है। जो आपके पास है वह {date} तक रहेगा; अगला पेमेंट नए दाम का होगा।',
  'It begins with your payment and never ends.': 'यह आपके पेमेंट से शुरू होगा और कभी ख़त्म नहीं होगा।',
  'It begins with your payment and is paid until {date}.':
    'यह आपके पेमेंट से शुरू होगा और {date} तक का पेमेंट हो जाएगा।',
  'Change at the end': 'ख़त्म होने पर बदलें',

  'Agree with your bank': 'अपने बैंक में मंज़ूरी दें',
  'Turn off': 'हाँ, बंद करें',
  'You agree once with UPI or a card, and can stop at any time.':
    'UPI या कार्ड से एक बार मंज़ूरी दें; कभी भी बंद कर सकते हैं।',
  'It does not renew by itself any more.': 'अब यह अपने आप रिन्यू नहीं होगा।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
