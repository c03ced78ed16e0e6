import type { Spoken } from '@haat/i18n/phrase';

/** What the receipt says, and the pages where a subscription goes on, ends or is paid by itself. */
export const hi = {
  'You already have this': 'यह आपके पास पहले से है',
  'It belongs to the number ending in {ending}, with lifetime access.':
    'यह {ending} पर ख़त्म होने वाले नंबर का है, हमेशा के लिए।',
  'It belongs to the number ending in {ending}, until {date}.':
    'यह {ending} पर ख़त्म होने वाले नंबर का है, {date} तक।',
  'Open it': 'खोलें',
  'Pay for another period': 'आगे के पैसे दें',
  'Buy it again': 'फिर से लें',
  'Messages about lessons': 'पाठों के मैसेज',
  'Messages are off': 'मैसेज बंद हैं',
  'We tell you when lessons of “{title}” open or are added.':
    'जब “{title}” के पाठ खुलते हैं या नए जुड़ते हैं, हम आपको बताते हैं।',
  'We no longer tell you when lessons of “{title}” open or are added. You still have access to it.':
    'जब “{title}” के पाठ खुलेंगे या नए जुड़ेंगे, हम अब नहीं बताएँगे। कोर्स आपके पास वैसा ही रहेगा।',
  'We remind you 24 hours, 1 hour and 10 minutes before “{title}” starts.':
    '“{title}” शुरू होने से 24 घंटे, 1 घंटा और 10 मिनट पहले हम आपको याद दिलाते हैं।',
  'We no longer remind you of “{title}”. If it is moved or cancelled, we still tell you.':
    'अब हम “{title}” की याद नहीं दिलाएँगे। समय बदला या रद्द हुआ, तो फिर भी बताएँगे।',
  'Turn messages off': 'मैसेज बंद करें',
  'Turn messages on': 'मैसेज चालू करें',
  'You finished this course on {day}.': 'आपने यह कोर्स {day} को पूरा किया।',
  'Your draft, with every lesson open. Nothing you do here is kept.':
    'आपका ड्राफ़्ट, हर पाठ खुला। यहाँ किया कुछ भी सेव नहीं होता।',
  'Your unpublished changes, with every lesson open. Nothing you do here is kept.':
    'आपके अप्रकाशित बदलाव, हर पाठ खुला। यहाँ किया कुछ भी सेव नहीं होता।',
  'What buyers have now, with every lesson open. Nothing you do here is kept.':
    'जो अभी ख़रीदारों के पास है, हर पाठ खुला। यहाँ किया कुछ भी सेव नहीं होता।',
  Progress: 'प्रगति',
  'A certificate waits at the end.': 'आख़िर में सर्टिफ़िकेट मिलेगा।',
  'Your certificate': 'आपका सर्टिफ़िकेट',
  'Your certificate is ready': 'आपका सर्टिफ़िकेट तैयार है',
  'In the name of {name}': '{name} के नाम पर',
  'Download PDF': 'PDF डाउनलोड करें',
  'Page to share': 'शेयर करने का पेज',
  'Anyone with its link can check the certificate.': 'जिसके पास लिंक हो, वह सर्टिफ़िकेट जाँच सकता है।',
  'Under licences and certifications': 'लाइसेंस और सर्टिफ़िकेट के नीचे',
  'Add|certificate': 'जोड़ें',
  'Your LinkedIn profile': 'आपकी LinkedIn प्रोफ़ाइल',
  'Add to LinkedIn': 'LinkedIn में जोड़ें',
  'Your full name': 'आपका पूरा नाम',
  'As it is to stand on the certificate. It cannot be changed later.':
    'जैसा सर्टिफ़िकेट पर लिखा जाए। बाद में बदला नहीं जा सकता।',
  'Get the certificate': 'सर्टिफ़िकेट लें',
  'Your notes': 'आपके नोट',
  'Only you see them.': 'इन्हें सिर्फ़ आप देखते हैं।',
  'New note': 'नया नोट',
  'Save note': 'नोट सेव करें',
  Note: 'नोट',
  'Note saved.': 'नोट सेव हो गया।',
  'Delete note': 'नोट हटाएँ',
  'Note deleted.': 'नोट हट गया।',
  'Go to|a time': 'यहाँ जाएँ:',
  'At|time': 'समय',
  'Of|recording': 'किसमें',
  'Use the current time': 'अभी का समय लें',
  'This was not saved. Check your connection and try again.': 'यह सेव नहीं हुआ। इंटरनेट जाँचें और फिर कोशिश करें।',
  'Questions and answers': 'सवाल और जवाब',
  'The creator answers here. Everyone who has the course sees answered questions, without your name.':
    'क्रिएटर यहाँ जवाब देते हैं। जवाब मिलने पर सवाल उन सबको दिखता है जिनके पास यह कोर्स है, आपके नाम के बिना।',
  'Your question': 'आपका सवाल',
  'Your question was sent.': 'आपका सवाल भेज दिया गया।',
  'Ask the creator': 'क्रिएटर से पूछें',
  'Waits for an answer': 'जवाब का इंतज़ार',
  'Hidden by the creator: only you see it': 'क्रिएटर ने छिपाया: इसे सिर्फ़ आप देखते हैं',
  'The creator’s answer': 'क्रिएटर का जवाब',
  'Delete|verb': 'हटाएँ',
  'Delete question': 'सवाल हटाएँ',
  'Question deleted.': 'सवाल हट गया।',
  'The creator does not see it any more either.': 'फिर यह क्रिएटर को भी नहीं दिखेगा।',
  'More questions': 'और सवाल',
  'Newest questions': 'सबसे नए सवाल',
  'Older questions': 'पुराने सवाल',
  'Clear my progress': 'मेरी प्रगति मिटाएँ',
  'This clears which lessons are done, where you are in them, and results of quizzes.':
    'इससे मिट जाएगा कि कौन-से पाठ पूरे हुए, आप उनमें कहाँ तक पहुँचे, और प्रश्नोत्तरी के नतीजे।',
  'Your notes and questions stay, and so do quizzes with a limited number of tries.':
    'आपके नोट और सवाल रहेंगे, और जिन प्रश्नोत्तरियों में मौक़े गिने हुए हैं, वे भी।',
  'A certificate that you have stays yours.': 'मिला हुआ सर्टिफ़िकेट आपका रहेगा।',
  'Valid certificate': 'सर्टिफ़िकेट सही है',
  'finished every lesson of the course': 'ने इस कोर्स का हर पाठ पूरा किया',
  'Taught by': 'सिखाने वाले',
  'Finished on': 'पूरा हुआ',
  'Number|certificate': 'नंबर',
  'Open the PDF': 'PDF खोलें',
  'See the course': 'कोर्स देखें',
  'Issued on {site}. Compare the name, the course and the number with what you were shown.':
    '{site} पर जारी। नाम, कोर्स और नंबर उससे मिलाएँ जो आपको दिखाया गया।',
  'This certificate was withdrawn': 'यह सर्टिफ़िकेट वापस लिया गया',
  'It was issued for the course {title} and is not valid any more.':
    'यह कोर्स {title} के लिए जारी हुआ था और अब मान्य नहीं है।',
  'Start lesson 1': 'पहला पाठ शुरू करें',
  'Continue: {title}': 'आगे बढ़ें: {title}',
  'Done|of a lesson': 'पूरा',
  '{count} question': '{count} सवाल',
  '{count} questions': '{count} सवाल',
  'Opens on {day}': '{day} को खुलेगा',
  'Opens after the lessons before it': 'इससे पहले के पाठों के बाद खुलेगा',
  Previous: 'पिछला',
  'All lessons': 'सभी पाठ',
  'You passed this quiz with {score} %.': 'आप इस प्रश्नोत्तरी में {score} % के साथ पास हुए।',
  'You have used all tries of this quiz. Ask the creator for another one.':
    'इस प्रश्नोत्तरी के सभी मौक़े ख़त्म हो गए। एक और मौक़े के लिए क्रिएटर से कहें।',
  'This lesson is done.': 'यह पाठ पूरा हो गया।',
  'Next: {title}': 'अगला: {title}',
  'Done, continue': 'पूरा हुआ, आगे बढ़ें',
  Quiz: 'प्रश्नोत्तरी',
  '{pass} % right passes': '{pass} % सही होने पर पास',
  '{count} try left': '{count} मौक़ा बाक़ी',
  '{count} tries left': '{count} मौक़े बाक़ी',
  'Check my answers': 'मेरे जवाब जाँचें',
  'Choose all that are right': 'जो भी सही हों, सब चुनें',
  'Passed: {score} %': 'पास: {score} %',
  'Not passed yet: {score} %': 'अभी पास नहीं: {score} %',
  'Right|answer': 'सही',
  'Wrong|answer': 'ग़लत',
  'Discord did not say that you agreed. Open the server again, and choose Authorise.':
    'Discord ने नहीं बताया कि आपने इजाज़त दी। सर्वर को फिर खोलें, और अनुमति दें।',
  'You are banned from this server. Only its owner can change that.':
    'आप इस सर्वर से बैन हैं। इसे सिर्फ़ उसका मालिक बदल सकता है।',
  'You are in': 'आप जुड़े हैं',
  'You are in as many servers as Discord allows. Leave one, then open this server again.':
    'आप उतने सर्वर में हैं जितने Discord में हो सकते हैं। किसी एक को छोड़ें, फिर यह सर्वर दोबारा खोलें।',
  'The server cannot take new members at the moment. The creator has to change its settings; your access stays.':
    'सर्वर में अभी नए मेंबर नहीं जुड़ सकते। क्रिएटर को उसकी सेटिंग बदलनी होगी; आपका एक्सेस बना रहेगा।',
  'Discord does not answer at the moment. Open the server again in a minute.':
    'Discord अभी जवाब नहीं दे रहा। एक मिनट बाद सर्वर फिर खोलें।',
  'Discord does not answer at the moment. Start again in a minute.':
    'Discord अभी जवाब नहीं दे रहा। एक मिनट बाद फिर शुरू करें।',
  'This link has expired': 'यह लिंक पुराना हो गया है',
  'It was opened too late, or was not made here. Start again on the page you came from.':
    'इसे बहुत देर से खोला गया, या यह यहाँ नहीं बना। जिस पेज से आए थे वहाँ से फिर शुरू करें।',
  'This place is taken': 'यह जगह किसी और के पास है',
  'This place belongs to another Discord account. If you bought it, you can move it to this one.':
    'यह जगह किसी दूसरे Discord अकाउंट के पास है। अगर आपने इसे ख़रीदा है, तो इसे इस अकाउंट में ला सकते हैं।',
  'Move to this account': 'इस अकाउंट में लाएँ',
  'This access has ended': 'यह एक्सेस ख़त्म हो गया है',
  'Renew it to join the server.': 'सर्वर से जुड़ने के लिए इसे रिन्यू करें।',
  'The server is connected': 'सर्वर जुड़ गया है',
  'Go back to the page you came from to choose roles and prices. Keep the role of the bot above the roles that it gives.':
    'रोल और दाम चुनने के लिए उसी पेज पर लौटें जहाँ से आए थे। बॉट का रोल उन रोल से ऊपर रखें जो वह देता है।',
  'The server was not connected': 'सर्वर नहीं जुड़ा',
  'It is connected to another account. Disconnect it there first.':
    'यह किसी और अकाउंट से जुड़ा है। पहले वहाँ से हटाएँ।',
  'Your Discord account does not manage this server. Ask its owner to connect it.':
    'आपका Discord अकाउंट इस सर्वर को नहीं सँभालता। इसके मालिक से जोड़ने को कहें।',
  'Discord did not say that you agreed. Start again on the page you came from.':
    'Discord ने नहीं बताया कि आपने इजाज़त दी। जिस पेज से आए थे वहाँ से फिर शुरू करें।',
  'Is this yours?': 'क्या यह आपका है?',
  'Sent by SMS to the number ending in {ending}.': '{ending} पर ख़त्म होने वाले नंबर पर SMS से भेजा गया।',
  'Sent by SMS to the number ending in {ending}': '{ending} पर ख़त्म होने वाले नंबर पर SMS से भेजा गया',
  'This was bought in another browser. We send a code to the number ending in {ending}, and then it opens here.':
    'यह किसी दूसरे ब्राउज़र में ख़रीदा गया था। हम {ending} पर ख़त्म होने वाले नंबर पर कोड भेजते हैं, और यह यहाँ खुल जाएगा।',
  'Send the code': 'कोड भेजें',
  'We will never ask you for this code. Do not share it with anyone.':
    'हम यह कोड कभी नहीं माँगते। इसे किसी को न बताएँ।',
  'The subscription is paused or has expired. Resume or renew it in your purchases to get access again.':
    'सब्सक्रिप्शन रुका हुआ है, या उसका समय पूरा हो गया। अपनी ख़रीदारी में इसे फिर चालू या रिन्यू करें, यह फिर खुल जाएगा।',
  'This order opens nothing any more. Whatever else you have bought is in your purchases.':
    'इस ऑर्डर से अब कुछ नहीं खुलता। आपका ख़रीदा बाक़ी सब आपकी ख़रीदारी में है।',
  '{sum} paid': '{sum} मिल गए',
  'Thank you for “{title}”': '“{title}” के लिए धन्यवाद',
  'Keep the SMS we just sent: its link opens this page in this browser without signing in.':
    'अभी भेजा गया SMS सँभाल कर रखें: उसका लिंक इस ब्राउज़र में यह पेज बिना साइन इन किए खोलता है।',
  'Go to purchases': 'अपनी ख़रीदारी पर जाएँ',
  'From {seller}': '{seller} की ओर से',
  'Continue to {host}': '{host} पर जाएँ',
  'Lifetime access': 'यह आपका है',
  'Your order': 'आपका ऑर्डर',
  'Something wrong? The creator answers within 48 hours.': 'कुछ गड़बड़ है? बनाने वाले 48 घंटे में जवाब देते हैं।',
  'Request|a refund': 'माँगें',
  'Paid to': 'किसे दिए',
  'GST included': 'इसमें GST',
  'Paid on': 'कब दिए',
  'This page': 'यह पेज',
  'Printable version': 'काग़ज़ पर, जैसा यहाँ है',
  Print: 'प्रिंट करें',
  'On another phone': 'दूसरे फ़ोन पर',
  'Open the link there; we send a code to your number': 'वहाँ लिंक खोलें; हम आपके नंबर पर कोड भेजेंगे',
  'Open what you bought|page': 'अपनी ख़रीदारी खोलें',
  'Enter the mobile number you bought with. We send a code, and then your purchases open here.':
    'जिस मोबाइल नंबर से ख़रीदा था वह लिखें। हम उस पर कोड भेजते हैं, और उससे ख़रीदी हर चीज़ यहाँ खुल जाएगी।',
  'Sent by SMS to {phone}.': '{phone} पर SMS से भेजा गया।',
  'Use another number': 'दूसरा नंबर लिखें',
  'Back to purchases': 'अपनी ख़रीदारी पर वापस',
  'Bought in this browser, and with the number ending in {endings}.':
    'इस ब्राउज़र में, और {endings} पर ख़त्म होने वाले नंबर से ख़रीदा हुआ।',
  'Bought in this browser. To see your other purchases, confirm your number with a code.':
    'इस ब्राउज़र में ख़रीदा हुआ। आपके नंबर से और क्या ख़रीदा गया, यह देखने के लिए कोड से खोलें।',
  'Nothing was bought with this number yet. Did you buy with another one?':
    'इस नंबर से अभी कुछ नहीं ख़रीदा गया। क्या किसी और नंबर से ख़रीदा था?',
  'Older purchases': 'पुरानी ख़रीदारी',
  'Another number|phone': 'दूसरा नंबर',
  'Open {title}': '{title} खोलें',
  'Not your phone?': 'क्या यह फ़ोन आपका नहीं है?',
  'Sign out here': 'यहाँ साइन आउट करें',
  'Sign out everywhere|buyer': 'हर जगह साइन आउट करें',
  'Everywhere: all browsers with your number, and links sent before, lose access.':
    'हर जगह: आपके नंबर वाला हर ब्राउज़र, और पहले भेजे गए लिंक, अब कुछ नहीं खोलेंगे।',
  'This link no longer works': 'यह लिंक अब काम नहीं करता',
  'A newer link was sent, or the buyer ended it. Check your latest message, or open your purchases with a code sent to your phone.':
    'नया लिंक भेजा गया है, या ख़रीदार ने इसे बंद कर दिया। सबसे नया मैसेज देखें, या अपने फ़ोन पर भेजे कोड से अपनी ख़रीदारी खोलें।',
  'Open with a code': 'कोड से खोलें',
  'Earlier links': 'पहले भेजे गए लिंक',
  'Earlier links and other browsers no longer work. This browser still does.':
    'वे बंद हो गए, और दूसरे ब्राउज़र भी। यह ब्राउज़र चलता रहेगा।',
  'Did someone else get one? End them: only this browser keeps access, and others need a code.':
    'क्या कोई लिंक किसी और को मिल गया? उन्हें बंद करें: सिर्फ़ यह ब्राउज़र चलेगा, बाक़ी में कोड लगेगा।',
  'End|links': 'बंद करें',
  '{serial}, a PDF to keep': '{serial}, रखने के लिए PDF',
  'Open the {document} {serial} as PDF': '{document} {serial} PDF में खोलें',
  Renew: 'रिन्यू करें',
  Resubscribe: 'इसे फिर शुरू करें',
  'Continue your subscription': 'अपना सब्सक्रिप्शन जारी रखें',
  'Auto-renew is off. If your bank still makes a payment, it is refunded automatically.':
    'यह अब अपने आप रिन्यू नहीं होगा। फिर भी बैंक पैसे काट ले, तो वे अपने आप लौट आएँगे।',
  'To|whom': 'किसका',
  'Ended on': 'कब ख़त्म हुआ',
  'Paid until': 'कब तक के पैसे दिए हैं',
  'Free until': 'कब तक मुफ़्त है',
  'It renews automatically: {sum} {each}. We notify you at least a day before each charge.':
    'यह अपने आप रिन्यू होता है: {each} {sum}। हर बार पैसे कटने से कम से कम एक दिन पहले हम बताते हैं।',
  'It does not auto-renew: {sum} {each}, if you choose so. We remind you before the end.':
    'यह अपने आप रिन्यू नहीं होता: आप चाहें तो {each} {sum}। ख़त्म होने से पहले हम याद दिलाते हैं।',
  'Then paid until': 'फिर कब तक',
  'Pay {amount} now instead': 'इसके बजाय अभी {amount} दें',
  'It is paused. Sign in and resume it before you pay again.':
    'यह रुका हुआ है। फिर पैसे देने से पहले साइन इन करके इसे चालू करें।',
  'It cannot be paid further ahead, or is no longer offered.':
    'इसके और आगे के पैसे नहीं दिए जा सकते, या यह अब नहीं बिकता।',
  'Pause, change or cancel': 'रोकें, बदलें या बंद करें',
  'It does not auto-renew. If you do nothing, it ends and you are not charged again.':
    'अपने आप कुछ नहीं कटता। आप कुछ न करें, तो यह ख़त्म हो जाता है और कोई पैसा नहीं लगता।',
  'Turn off auto-renew': 'अपने आप रिन्यू होना बंद करें',
  'Your gift is paid': 'आपके उपहार के पैसे मिल गए',
  'Gift for {who}, will be delivered on {date}. The access is theirs, the receipt is yours.':
    '{who} के लिए उपहार, {date} को पहुँचेगा। एक्सेस उनका, रसीद आपकी।',
  'Your gift was delivered': 'आपका उपहार पहुँच गया',
  'Gift for {who}, delivered on {date}. The access is theirs, the receipt is yours.':
    '{who} के लिए उपहार, {date} को पहुँचा। एक्सेस उनका, रसीद आपकी।',
  'Your gift will not be delivered': 'आपका उपहार नहीं पहुँचेगा',
  'It was cancelled before it was delivered. Its recipient was not told of it.':
    'पहुँचने से पहले ही यह रद्द हो गया। जिन्हें मिलना था, उन्हें कुछ नहीं बताया गया।',
  'This gift cannot be opened at the moment. You do not need to do anything.':
    'यह उपहार अभी नहीं खुल सकता। आपको कुछ नहीं करना है।',
  'This gift is no longer open': 'यह उपहार अब बंद है',
  'It opens nothing any more. What you have bought yourself is in your purchases.':
    'इससे अब कुछ नहीं खुलता। जो आपने ख़ुद ख़रीदा है, वह आपकी ख़रीदारी में है।',
  'A gift from {name}': '{name} की तरफ़ से उपहार',
  'By|seller': 'किसका',
  'Received on': 'कब मिला',
  'You already had this': 'यह आपके पास पहले से था',
  'It was paid for again with your number. If that was a mistake, refund it: you keep what you had before.':
    'आपके नंबर से इसके पैसे दोबारा दिए गए। अगर यह ग़लती से हुआ, तो रिफ़ंड लें: जो पहले से था वह आपके पास रहेगा।',
  'Refund this payment': 'यह पेमेंट रिफ़ंड करें',
  'The refund is on its way': 'रिफ़ंड हो रहा है',
  'It reaches the account it was paid from in 5 to 7 working days. You keep what you had before.':
    'जिस खाते से पैसे दिए गए थे, उसमें 5 से 7 कामकाजी दिन में पहुँचेंगे। जो पहले से था वह आपके पास रहेगा।',
  'This payment was refunded': 'यह पेमेंट रिफ़ंड हो चुका है',
  'It refunded the payment for seven days. You can still ask {seller} for a refund in your purchases.':
    'यह लिंक सात दिन तक रिफ़ंड करता था। आप अपनी ख़रीदारी में {seller} से अब भी रिफ़ंड माँग सकते हैं।',
  'This link refunds nothing any more': 'यह लिंक अब कुछ रिफ़ंड नहीं करता',
  'Your access depends on this payment now. You can still ask {seller} for a refund in your purchases.':
    'आपका एक्सेस अब इसी पेमेंट से है। आप अपनी ख़रीदारी में {seller} से अब भी रिफ़ंड माँग सकते हैं।',
  'No more reminders': 'अब याद नहीं दिलाएँगे',
  'Stop these reminders?': 'याद दिलाना बंद करें?',
  'We will no longer email you about unpaid orders. You still get receipts and refund emails. To be reminded of an order again, opt in at checkout.':
    'अब हम आपको अधूरे ऑर्डर के बारे में नहीं लिखेंगे। रसीद और रिफ़ंड की ख़बर मिलती रहेगी। किसी ऑर्डर के लिए याद दिलवाना हो, तो वहाँ टिक कर दें।',
  'We send at most two reminders for an unpaid order. Unsubscribe here to get none from any seller.':
    'जिस ऑर्डर के पैसे न दिए हों, उसके बारे में हम ज़्यादा से ज़्यादा दो बार लिखते हैं। एक बार दबाएँ, फिर ऐसा मेल नहीं आएगा, चाहे किसी से भी ख़रीदें।',
  'Stop reminders': 'याद दिलाना बंद करें',
  'Go to your bank': 'अपने बैंक पर जाएँ',
  'Not confirmed yet? {link}': 'अभी जवाब नहीं दिया? {link}',
  'View subscription|button': 'अपना सब्सक्रिप्शन देखें',
  'Confirm with your bank': 'अब आपका बैंक पूछ रहा है',
  'Some banks take a few minutes, others a few days. We keep checking, and until then nothing is charged automatically.':
    'कुछ बैंक कुछ मिनट लेते हैं, कुछ कई दिन। हम देखते रहते हैं, और तब तक अपने आप कुछ नहीं कटता।',
  'Auto-renew is on': 'ऑटो-रिन्यू चालू है',
  'We notify you at least a day before {seller} is paid, with a link to decline. You can cancel at any time.':
    '{seller} को पैसे जाने से कम से कम एक दिन पहले हम बताते हैं, मना करने के लिंक के साथ। आप इसे कभी भी रोक सकते हैं।',
  'Nothing is charged automatically until you resume it there.':
    'जब तक आप इसे वहाँ चालू न करें, अपने आप कुछ नहीं कटता।',
  'Authorisation failed': 'मंज़ूरी नहीं मिली',
  'Authorisation expired': 'मंज़ूरी का समय निकल गया',
  'Nothing was charged, and your subscription has not changed. You can try again from your subscription, or from the link in our message.':
    'कुछ नहीं कटा, और आपका सब्सक्रिप्शन वैसा ही है। आप अपने सब्सक्रिप्शन से या हमारे मैसेज के लिंक से फिर कोशिश कर सकते हैं।',
  'Auto-renew is off': 'ऑटो-रिन्यू बंद है',
  'Nothing is charged automatically. You keep what you have paid for, and we remind you before it ends.':
    'अब अपने आप कुछ नहीं कटेगा। जिसके पैसे दिए हैं वह आपका रहेगा, और ख़त्म होने से पहले हम याद दिलाएँगे।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
