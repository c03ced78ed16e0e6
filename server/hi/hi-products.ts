/** Products, their pictures, discounts and links. */
export const hi = {
  'You have used all tries of this quiz. Ask the creator for another one.':
    'इस प्रश्नोत्तरी के सभी मौक़े ख़त्म हो गए। एक और मौक़े के लिए क्रिएटर से कहें।',
  'Course not found': 'ऐसा कोई कोर्स नहीं है',
  'Lesson not found': 'ऐसा कोई पाठ नहीं है',
  'Session not found': 'ऐसा कोई सेशन नहीं है',
  'Choose a video or audio of this lesson': 'इस पाठ का कोई वीडियो या ऑडियो चुनें',
  'Quiz not found': 'ऐसी कोई प्रश्नोत्तरी नहीं है',
  'This lesson is not open yet.': 'यह पाठ अभी खुला नहीं है।',
  'Pass the quiz to finish this lesson.': 'यह पाठ पूरा करने के लिए प्रश्नोत्तरी पास करें।',
  'This course gives no certificate.': 'इस कोर्स में सर्टिफ़िकेट नहीं मिलता।',
  'Finish every lesson first. Then the certificate is yours.': 'पहले हर पाठ पूरा करें। फिर सर्टिफ़िकेट आपका है।',
  'Enter the name for your certificate.': 'सर्टिफ़िकेट के लिए नाम डालें।',
  'They have used no try of this quiz. Nothing has to be reset.':
    'इस प्रश्नोत्तरी का कोई मौक़ा इस्तेमाल नहीं हुआ है। कुछ लौटाने की ज़रूरत नहीं।',
  'They have passed this quiz. Nothing has to be reset.': 'यह प्रश्नोत्तरी पास हो चुकी है। कुछ लौटाने की ज़रूरत नहीं।',
  'They have tried this quiz again since. Look at it again.': 'इस बीच यह प्रश्नोत्तरी फिर से दी गई है। दोबारा देखें।',
  'You have passed this quiz.': 'आप यह प्रश्नोत्तरी पास कर चुके हैं।',
  'Product not found': 'ऐसा कोई प्रोडक्ट नहीं है',
  'This product was changed elsewhere in the meantime': 'इस बीच यह प्रोडक्ट कहीं और बदला गया',
  'This {one} is archived, so it cannot be changed. Duplicate it instead.':
    'इस {one} की बिक्री बंद है, इसलिए इसे बदला नहीं जा सकता। इसकी कॉपी बना लें।',
  'This {one} was on sale. Archive it instead.': 'यह {one} बिक्री पर रह चुका है। हटाने के बजाय इसकी बिक्री बंद करें।',
  'This is already in the combo': 'यह कॉम्बो में पहले से है',
  'Part of this combo is not available at the moment. {reason}':
    'इस कॉम्बो की हर चीज़ अभी नहीं मिल सकती। {reason}',
  'The server cannot admit new members at the moment': 'यह सर्वर अभी नए मेंबर नहीं जोड़ सकता',
  'The channel cannot admit new members at the moment': 'यह चैनल अभी नए मेंबर नहीं जोड़ सकता',
  'The group cannot admit new members at the moment': 'यह ग्रुप अभी नए मेंबर नहीं जोड़ सकता',
  'A combo cannot hold another combo': 'कॉम्बो में दूसरा कॉम्बो नहीं रखा जा सकता',
  'Publish this product before you add it to a combo': 'कॉम्बो में रखने से पहले इस प्रोडक्ट को चालू करें',
  'Two of these have the same id': 'इनमें से दो की id एक ही है',
  'This link starts the meeting as its host. Copy the invitation link from Zoom instead.':
    'यह लिंक मीटिंग को होस्ट की तरह शुरू करता है। इसकी जगह Zoom से इनवाइट लिंक कॉपी करें।',
  'This is no link to a Zoom meeting. Copy the invitation link from Zoom.':
    'यह Zoom मीटिंग का लिंक नहीं है। Zoom से इनवाइट लिंक कॉपी करें।',
  'This link opens another room each time. Start the meeting and copy its own link.':
    'यह लिंक हर बार नया कमरा खोलता है। मीटिंग शुरू करें और उसी का लिंक कॉपी करें।',
  'This is no link to a Google Meet room. Copy the link from the meeting itself.':
    'यह Google Meet का लिंक नहीं है। मीटिंग से ही लिंक कॉपी करें।',
  'This is the page of your studio. Copy the link for viewers instead.':
    'यह आपके स्टूडियो का पेज है। इसकी जगह दर्शकों वाला लिंक कॉपी करें।',
  'This is no link to a YouTube stream. Copy it from Share on YouTube.':
    'यह YouTube स्ट्रीम का लिंक नहीं है। YouTube पर “शेयर करें” से कॉपी करें।',
  'This link names no room. Open a room and copy its link.':
    'इस लिंक में कोई कमरा नहीं है। कमरा खोलें और उसका लिंक कॉपी करें।',
  'Paste the whole link, as the browser shows it': 'पूरा लिंक पेस्ट करें, जैसा ब्राउज़र में दिखता है',
  'Choose a time zone from the list': 'सूची से टाइम ज़ोन चुनें',
  'Only what is on sale or paused can be blocked': 'सिर्फ़ वही रोका जा सकता है जो बिक रहा हो या रुका हुआ हो',
  'This is not blocked': 'यह रोका हुआ नहीं है',
  'This picture was not found. Upload it again.': 'यह तस्वीर यहाँ नहीं है। फिर अपलोड करें।',
  'The minimum price is {sum}': 'सबसे कम दाम {sum} है',
  'Only a fixed price can be bought several at a time': 'सिर्फ़ तय दाम पर एक बार में कई ले सकते हैं',
  'One order can come to {sum}. At this price that is at most {count}':
    'एक ऑर्डर {sum} तक का हो सकता है। इस दाम पर ज़्यादा से ज़्यादा {count}',
  'Only a lesson can be free. The minimum price is {sum}': 'सिर्फ़ पाठ मुफ़्त हो सकता है। सबसे कम दाम {sum} है',
  'Only a fixed price can be free. The minimum price is {sum}':
    'सिर्फ़ तय दाम मुफ़्त हो सकता है। सबसे कम दाम {sum} है',
  'This is already free': 'यह पहले से मुफ़्त है',
  'The maximum price is {sum}': 'सबसे ज़्यादा दाम {sum} है',
  'A pay-what-you-want price cannot have a compare-at price': 'ख़रीदार के चुने दाम की तुलना के लिए कुछ नहीं है',
  'The compare-at price has to be above {sum}': 'पहले का दाम {sum} से ज़्यादा होना चाहिए',
  'Only a subscription has a period': 'अवधि सिर्फ़ सब्सक्रिप्शन की होती है',
  'Only a subscription has a trial': 'मुफ़्त दिन सिर्फ़ सब्सक्रिप्शन में होते हैं',
  'Choose the billing period': 'चुनें कि एक पेमेंट कितने समय चलेगा',
  'A period has at most {months} months': 'एक अवधि ज़्यादा से ज़्यादा {months} महीने की होती है',
  'A lifetime price has exactly one period': 'हमेशा के लिए एक ही अवधि होती है',
  'A lifetime price cannot have a trial': 'जो कभी ख़त्म नहीं होता उसके मुफ़्त दिन नहीं होते',
  'Two questions have the same id': 'दो सवालों की id एक ही है',
  'Give it a title': 'इसे टाइटल दें',
  'A question with choices needs at least two of them': 'चुनने वाले सवाल में कम से कम दो विकल्प चाहिए',
  'This {one} is not on sale, so it cannot be paused': 'यह {one} बिक नहीं रहा, इसलिए रोका नहीं जा सकता',
  'This {one} is not paused': 'यह {one} रुका हुआ नहीं है',
  'This {one} cannot be archived: only what was on sale can. A draft can be deleted':
    'इस {one} की बिक्री बंद नहीं हो सकती: वह कभी चालू नहीं थी। ड्राफ़्ट हटाया जा सकता है',
  'This discount needs at least {sum}': 'यह डिस्काउंट {sum} से शुरू होता है',
  'This discount is for the first payment, and this price starts with a free trial':
    'यह डिस्काउंट पहले पेमेंट के लिए है, और यह मुफ़्त दिनों से शुरू होता है',
  'This discount is for the first period only': 'यह डिस्काउंट सिर्फ़ पहली अवधि के लिए है',
  'It is less than one paisa on this price': 'इससे इस दाम में एक पैसा भी कम नहीं होता',
  'The price is already at its minimum of {sum}': 'इसका दाम पहले ही सबसे कम {sum} है',
  'Enter the discount': 'बताएँ कितना कम होगा',
  'Choose either a percentage or an amount, not both': 'या तो दाम का हिस्सा कम होगा या एक रक़म, दोनों नहीं',
  'The end has to come after the beginning': 'अंत शुरुआत के बाद होना चाहिए',
  'This has already ended': 'यह ख़त्म हो चुका है',
  'The limit per buyer cannot be higher than the total limit':
    'एक ख़रीदार इसे सबके कुल से ज़्यादा बार इस्तेमाल नहीं कर सकता',
  'Discount not found': 'ऐसा कोई डिस्काउंट नहीं है',
  'You already have a discount with this code. Change that one, or choose another code':
    'इस कोड का डिस्काउंट आपके पास पहले से है। उसे बदलें, या दूसरा कोड चुनें',
  'It is already off': 'यह पहले से बंद है',
  'It is already on': 'यह बंद नहीं है',
  'It has been used in orders, so it cannot be deleted. Turn it off instead':
    'इससे ऑर्डर हुए हैं, इसलिए यह आपके रिकॉर्ड में रहेगा। मिटाने के बजाय इसे बंद करें',
  'This code is not valid. Check it, or continue without it':
    'यह कोड सही नहीं है। देखें कैसे लिखा है, या इसके बिना आगे बढ़ें',
  'This code starts on {date}': 'यह कोड {date} से चलेगा',
  'This code has been used up': 'यह कोड पूरा इस्तेमाल हो चुका है',
  'This code has ended': 'यह कोड ख़त्म हो गया है',
  'This code was already used with this mobile number': 'यह कोड इस मोबाइल नंबर से इस्तेमाल हो चुका है',
  'The offer has just ended. Reload the page to see the current price':
    'घटा हुआ दाम अभी ख़त्म हुआ। अब का दाम देखने के लिए पेज फिर खोलें',
  'This code does not apply to these prices': 'यह कोड इन दामों में कुछ कम नहीं करता',
  'Use 3 to 40 letters (a to z), digits and hyphens, with a letter or digit at both ends':
    '3 से 40 अक्षर (a से z), अंक और हाइफ़न इस्तेमाल करें, दोनों सिरों पर अक्षर या अंक हो',
  'Add a label, such as Instagram bio': 'बताएँ इसे कहाँ लगाएँगे, जैसे Instagram बायो',
  'This link is already taken. Choose another': 'यह लिंक किसी और का है। दूसरा चुनें',
  'You can have {count} products. Delete drafts you do not need':
    'आप {count} प्रोडक्ट रख सकते हैं। जिन ड्राफ़्ट की ज़रूरत नहीं, उन्हें हटाएँ',
  'You can have {count} drafts. Publish or delete some first':
    'आप {count} ड्राफ़्ट रख सकते हैं। पहले कुछ चालू करें या हटाएँ',
  'The date of a seat can be changed while it is paid for and neither refunded nor disputed':
    'सीट की तारीख़ तभी बदल सकती है जब उसका पेमेंट हो चुका हो, और कोई रिफ़ंड या विवाद न हो',
  'A refund was asked for. It is decided first': 'रिफ़ंड माँगा गया है। पहले उसका फ़ैसला होगा',
  'The room was entered already, so the date cannot be changed': 'रूम में जा चुके हैं, इसलिए तारीख़ नहीं बदल सकती',
  'It has started, so the date cannot be changed': 'यह शुरू हो चुका है, इसलिए तारीख़ नहीं बदल सकती',
  'The date of this seat cannot be changed here. Ask whoever holds it':
    'इस सीट की तारीख़ यहाँ नहीं बदल सकती। जो इसे रखते हैं उनसे पूछें',
  'It is too late to change the date here. Ask whoever holds it':
    'यहाँ तारीख़ बदलने का समय निकल गया है। जो इसे रखते हैं उनसे पूछें',
  'This date is not offered any more. Choose another one': 'यह तारीख़ अब नहीं है। कोई और चुनें',
  'This date is full': 'यह तारीख़ भर गई है',
  'This date costs more than was paid. Book it separately, or choose another one':
    'इस तारीख़ का दाम दिए गए पैसों से ज़्यादा है। इसे अलग से बुक करें, या कोई और चुनें',
  'This date has no price like the one that was paid': 'इस तारीख़ पर वैसा दाम नहीं है जैसा दिया गया था',
  'There is a seat on this date already': 'इस तारीख़ पर पहले से एक सीट है',
  'The date was changed meanwhile. Look at it again': 'इस बीच तारीख़ बदल गई। फिर देखें',
  'This sale has no other date': 'इस बिक्री की कोई और तारीख़ नहीं है',
  'This date was not found': 'यह तारीख़ नहीं मिली',
  'Nothing was changed: one of the dates cannot be changed so': 'कुछ नहीं बदला: एक तारीख़ ऐसे नहीं बदली जा सकती',
  'A live session can have {count} dates': 'एक लाइव सेशन की {count} तारीख़ें हो सकती हैं',
  'Every session needs an id of its own': 'हर सेशन का अपना id चाहिए',
  'It is offered at this time already': 'यह इस समय पर पहले से है',
  'A product can have {count} prices': 'एक प्रोडक्ट के {count} दाम हो सकते हैं',
  'A product can have {count} questions': 'एक प्रोडक्ट में {count} सवाल हो सकते हैं',
  'A course can have {count} lessons': 'एक कोर्स में {count} पाठ हो सकते हैं',
  'The lessons of a course can have {count} characters together':
    'एक कोर्स के सभी पाठों में कुल {count} अक्षर हो सकते हैं',
  'You can have {count} discounts. Change one you have, or delete one that was never used':
    'आप {count} छूट रख सकते हैं। किसी मौजूदा छूट को बदलें, या जो कभी इस्तेमाल नहीं हुई उसे हटाएँ',
  'You can have {count} links. Use one you already have':
    'ज़्यादा से ज़्यादा {count} लिंक हो सकते हैं। जो है उसे इस्तेमाल करें',
  'Link not found': 'ऐसा कोई लिंक नहीं है',
  'Send the picture as the body of the request': 'तस्वीर को रिक्वेस्ट के साथ भेजें',
  'Picture not found': 'ऐसी कोई तस्वीर नहीं है',
  'This picture has more than 50 megapixels. Make it smaller first.':
    'यह तस्वीर 50 मेगापिक्सल से बड़ी है। पहले छोटी करें।',
  'A picture can be at most {times} times as tall as it is wide, or as wide as it is tall. Crop it first.':
    'तस्वीर की लंबाई चौड़ाई से, या चौड़ाई लंबाई से, ज़्यादा से ज़्यादा {times} गुना हो सकती है। पहले काटें।',
  'Animated pictures are not supported. Choose a still picture.': 'यह चलती तस्वीर है। स्थिर तस्वीर चुनें।',
  'A picture has to be at least {pixels} pixels wide and high.':
    'तस्वीर कम से कम {pixels} पिक्सल चौड़ी और ऊँची होनी चाहिए।',
  'Many pictures are being processed at the moment. Try again in a few seconds.':
    'अभी बहुत सी तस्वीरें बन रही हैं। कुछ सेकंड में फिर कोशिश करें।',
  'The server is busy. Try again in a few seconds.': 'सर्वर अभी व्यस्त है। कुछ सेकंड में फिर कोशिश करें।',
  'You have reached the daily limit for pictures. Try again tomorrow.':
    'एक दिन में इतनी ही तस्वीरें आ सकती हैं। बाक़ी कल भेजें।',
  'This file is empty. Choose another.': 'यह फ़ाइल ख़ाली है। दूसरी चुनें।',
  'A picture can be at most 10 MB. Make it smaller, or choose another.':
    'तस्वीर ज़्यादा से ज़्यादा 10 MB की हो सकती है। छोटी करें, या दूसरी चुनें।',
  'The file needs a name.': 'फ़ाइल का नाम चाहिए।',
  'The file name can have at most {count} characters.': 'फ़ाइल के नाम में ज़्यादा से ज़्यादा {count} अक्षर हो सकते हैं।',
  'The file name contains characters that are not allowed. Rename it and choose it again.':
    'फ़ाइल के नाम में ऐसे अक्षर हैं जो नहीं चलते। नाम बदलकर फिर चुनें।',
  'Crop the photo to a square first.': 'पहले तस्वीर को चौकोर क्रॉप करें।',
  'This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.':
    'यह फ़ाइल ऐसी तस्वीर नहीं है जिसे हम पढ़ सकें। JPEG, PNG, WebP या AVIF इस्तेमाल करें।',
  'Upload not found. Start again.': 'ऐसा कोई अपलोड नहीं है। फिर शुरू करें।',
  'This upload has just changed. Try again.': 'यह अपलोड अभी बदला। फिर कोशिश करें।',
  'This key belongs to a different file. Use a new one.': 'यह पहचान दूसरी फ़ाइल की है। नई से शुरू करें।',
  'Too many uploads are in progress. Wait for them to finish, or cancel some.':
    'बहुत से अपलोड पहले से चल रहे हैं। उनके पूरे होने तक रुकें, या कुछ रद्द करें।',
  'The upload offset has changed. Get the current offset and resume from there.':
    'फ़ाइल अब कहीं और तक पहुँची है। पूछें कहाँ तक, और वहाँ से आगे भेजें।',
  'This upload comes through this server. Send its parts here.':
    'यह फ़ाइल इसी सर्वर से होकर आती है। इसके हिस्से यहीं भेजें।',
  'This part of the file has not arrived. Send it again.': 'फ़ाइल का यह हिस्सा नहीं पहुँचा। इसे फिर से भेजें।',
  'The upload is larger than declared.': 'फ़ाइल शुरू में बताए आकार से बड़ी निकली।',
  'This file was sent in too many parts. Start again.': 'यह फ़ाइल बहुत से टुकड़ों में आई। फिर शुरू करें।',
  'A file can be at most 5 GB. Split it, or make it smaller.':
    'फ़ाइल ज़्यादा से ज़्यादा 5 GB की हो सकती है। उसे बाँटें, या छोटा करें।',
  'An audio file can be at most 5 GB. Split it, or make it smaller.':
    'ऑडियो फ़ाइल ज़्यादा से ज़्यादा 5 GB की हो सकती है। उसे बाँटें, या छोटा करें।',
  'A video can be at most 20 GB. Split it, or export it smaller.':
    'वीडियो ज़्यादा से ज़्यादा 20 GB का हो सकता है। उसे बाँटें, या छोटा करके भेजें।',
  'You can have {count} files. Delete some first.': 'आप {count} फ़ाइलें रख सकते हैं। पहले कुछ हटाएँ।',
  'You have reached the weekly limit for uploads. Try again in a few days.':
    'आप इस हफ़्ते की अपलोड सीमा तक पहुँच गए हैं। कुछ दिन बाद फिर कोशिश करें।',
  'You have deleted or replaced a lot in the last hour. Try again in an hour.':
    'आपने पिछले एक घंटे में बहुत कुछ हटाया या बदला है। एक घंटे बाद फिर कोशिश करें।',
  'Your storage is full. Delete files you do not need, or choose a larger plan.':
    'आपकी जगह भर गई है। जो फ़ाइलें नहीं चाहिए उन्हें हटाएँ, या बड़ा प्लान चुनें।',
  'This upload is a picture.': 'यह अपलोड एक तस्वीर है।',
  'File not found.': 'ऐसी कोई फ़ाइल नहीं है।',
  'File not found': 'ऐसी कोई फ़ाइल नहीं है',
  'A product contains this file. Remove it from the product first.':
    'यह फ़ाइल एक प्रोडक्ट में है। पहले उसे वहाँ से हटाएँ।',
  'This file was not found. Upload it again.': 'यह फ़ाइल नहीं मिली। फिर अपलोड करें।',
  'This file is not an image that browsers show. Use JPEG, PNG, WebP, AVIF or GIF.':
    'यह ऐसी तस्वीर नहीं है जो ब्राउज़र दिखाएँ। JPEG, PNG, WebP, AVIF या GIF इस्तेमाल करें।',
  'This file was not uploaded as a video.': 'यह फ़ाइल वीडियो के रूप में अपलोड नहीं हुई।',
  'This file is not audio.': 'यह फ़ाइल ऑडियो नहीं है।',
  'This file is of another type than the one it replaces. Upload it as a new file.':
    'यह फ़ाइल उस क़िस्म की नहीं है जिसकी जगह लेनी है। इसे नई फ़ाइल के रूप में अपलोड करें।',
  'Buyers get this PDF stamped with their name, and this one cannot be stamped. Turn stamping off first, or use another file.':
    'ख़रीदारों को यह PDF उनके नाम के साथ मिलता है, और इस फ़ाइल पर नाम नहीं लिखा जा सकता। पहले नाम लिखना बंद करें, या दूसरी फ़ाइल चुनें।',
  'Your copy is being prepared. It starts in a few seconds.': 'आपकी कॉपी तैयार हो रही है। यह कुछ सेकंड में शुरू होगी।',
  'Only payment pages have files and links in their thank-you': 'धन्यवाद में फ़ाइलें और लिंक सिर्फ़ पेमेंट पेज में हो सकते हैं',
  'You have reached the download limit of this file. Ask the creator for it.':
    'इस फ़ाइल की डाउनलोड सीमा पूरी हो गई। क्रिएटर से माँगें।',
  'You have reached the download limit of “{title}”. Download the other files one by one, or ask the creator for it.':
    '“{title}” की डाउनलोड सीमा पूरी हो गई। बाक़ी फ़ाइलें एक-एक करके डाउनलोड करें, या क्रिएटर से माँगें।',
  'At most {count} files with {size} GB can be downloaded together. Download these one by one.':
    'एक साथ ज़्यादा से ज़्यादा {count} फ़ाइलें और {size} GB डाउनलोड हो सकते हैं। इन्हें एक-एक करके डाउनलोड करें।',
  'These files are being downloaded already. Wait until that has ended, or download them one by one.':
    'ये फ़ाइलें पहले से डाउनलोड हो रही हैं। उसके पूरा होने तक रुकें, या इन्हें एक-एक करके डाउनलोड करें।',
  'Many people are downloading right now. Try again in a minute, or download the files one by one.':
    'अभी बहुत लोग डाउनलोड कर रहे हैं। एक मिनट में फिर कोशिश करें, या फ़ाइलें एक-एक करके डाउनलोड करें।',
  'This file cannot be used here.': 'यह फ़ाइल यहाँ इस्तेमाल नहीं हो सकती।',
  'This file is not a video we can read. Use MP4.': 'यह ऐसा वीडियो नहीं है जिसे हम पढ़ सकें। MP4 इस्तेमाल करें।',
  'This file is not audio we can read. Use MP3 or M4A.':
    'यह ऐसा ऑडियो नहीं है जिसे हम पढ़ सकें। MP3 या M4A इस्तेमाल करें।',
  'Programs and installers cannot be sold here.': 'प्रोग्राम और इंस्टॉलर यहाँ नहीं बेचे जा सकते।',
  'A virus was found in this file. Check your device for viruses, and upload a clean copy.':
    'इस फ़ाइल में वायरस मिला। अपने डिवाइस में वायरस जाँचें, और साफ़ कॉपी अपलोड करें।',
  'This document contains macros. Save it without them.': 'इस डॉक्यूमेंट में मैक्रो हैं। इसे उनके बिना सेव करें।',
  'Packed files of this type cannot be checked. Use ZIP.':
    'इस क़िस्म की पैक की हुई फ़ाइलों की जाँच नहीं हो सकती। ZIP इस्तेमाल करें।',
  'We cannot read this file. Export it as PDF, or put it into a ZIP file.':
    'हम यह फ़ाइल नहीं पढ़ पाते। इसे PDF बनाएँ, या ZIP फ़ाइल में रखें।',
  'This ZIP file is damaged. Create it again.': 'यह ZIP फ़ाइल ख़राब है। इसे फिर बनाएँ।',
  'This ZIP file contains other packed files. Unpack them first: many phones cannot open them.':
    'इस ZIP फ़ाइल के अंदर और पैक की हुई फ़ाइलें हैं। पहले उन्हें खोलें: कई फ़ोन उन्हें नहीं खोल पाते।',
  'This ZIP file has too many files, or unpacks to more than 50 GB. Split it.':
    'इस ZIP फ़ाइल में बहुत सी फ़ाइलें हैं, या खुलने पर यह 50 GB से बड़ी है। इसे बाँटें।',
  'This upload is not complete. Send the rest first.': 'यह फ़ाइल पूरी नहीं आई है। पहले बाक़ी भेजें।',
  'Choose a start date': 'पहला दिन चुनें',
  'Choose an end date': 'आख़िरी दिन चुनें',
  'Choose a start and end date': 'पहला और आख़िरी दिन चुनें',
  'The start date is after the end date': 'पहला दिन आख़िरी दिन के बाद है',
  'Choose a date on or after the start date': 'पहला दिन या उसके बाद का कोई दिन चुनें',
  'The end date is in the future': 'आख़िरी दिन अभी आना है',
  'Choose a date up to today': 'आज तक का कोई दिन चुनें',
  'The range is too long. Choose at most ten years': 'यह बहुत लंबा है। ज़्यादा से ज़्यादा दस साल चुनें',
  'Choose a later date': 'बाद का कोई दिन चुनें',
  'There is nothing to publish': 'चालू करने को कुछ नहीं है: सिर्फ़ ड्राफ़्ट या बदलाव चालू किए जा सकते हैं',
  'Buyers were told of new lessons five times in 24 hours. Publish without telling them.':
    'ख़रीदारों को 24 घंटे में पाँच बार नए पाठों के बारे में बताया जा चुका है। इस बार बताए बिना लाइव करें।',
  'Publish your changes first. The published version is missing: {missing}':
    'पहले अपने बदलाव चालू करें। जो चालू है उसमें यह कमी है: {missing}',
  'This version is no longer available': 'यह वर्शन अब रखा नहीं गया है',
  'This {one} is archived, so it cannot be changed.': 'इस {one} की बिक्री बंद है, इसलिए बदला नहीं जा सकता।',
} as const;
