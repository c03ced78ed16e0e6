/** Orders, subscriptions, refunds, reviews and what was sold. */
export const hi = {
  'You already have everything in this. Open it in your purchases':
    'इसमें जो भी है वह आपके पास पहले से है। इसे अपनी ख़रीदारी में खोलें',
  'Only a live session that is on sale and not over can be cancelled':
    'वही लाइव सेशन रद्द हो सकता है जो बिक रहा है और पूरा नहीं हुआ है',
  'There is a seat for you. You do not have to wait': 'आपके लिए एक सीट है। इंतज़ार करने की ज़रूरत नहीं',
  'The waiting list is full. Check again later': 'प्रतीक्षा सूची भर गई है। बाद में फिर देखें',
  'This number is on too many waiting lists. Leave one first':
    'यह नंबर बहुत सारी प्रतीक्षा सूचियों में है। पहले किसी एक से हटें',
  'Too many people joined from your network. Wait ten minutes and try again':
    'आपके नेटवर्क से बहुत सारे लोग जुड़े हैं। दस मिनट रुककर फिर कोशिश करें',
  'Live session not found': 'ऐसा कोई लाइव सेशन नहीं है',
  'You already have this. Open it in your purchases': 'यह आपके पास पहले से है। इसे अपनी ख़रीदारी में खोलें',
  'This is your own number. Enter the number of whoever gets it': 'यह आपका ही नंबर है। जिसे देना है उसका नंबर लिखें',
  'Enter your name, so that they know who it is from': 'अपना नाम लिखें, ताकि उन्हें पता चले कि किसने दिया',
  'Write it without links': 'इसे बिना लिंक के लिखें',
  'Choose a day in the calendar': 'कैलेंडर से दिन चुनें',
  'Choose today or a later day': 'आज या आगे का दिन चुनें',
  'Choose a day within a year': 'एक साल के भीतर का दिन चुनें',
  'It begins before the gift would arrive. Choose an earlier day':
    'यह उपहार पहुँचने से पहले ही शुरू हो जाएगा। कोई पहले का दिन चुनें',
  'This cannot be bought for somebody else': 'यह किसी और के लिए नहीं ख़रीदा जा सकता',
  'A gift does not renew automatically. Continue without it': 'उपहार अपने आप रिन्यू नहीं होता। इसके बिना आगे बढ़ें',
  'This order cannot be paid by a link': 'इस ऑर्डर के पैसे लिंक से नहीं दिए जा सकते',
  'Subscription not found': 'ऐसा कोई सब्सक्रिप्शन नहीं है',
  'This is no longer offered, so it cannot be renewed': 'यह अब नहीं मिलता, इसलिए रिन्यू नहीं हो सकता',
  'An invoice for this amount needs your name and address. Buy it again from its page, which asks for them: the new period follows the one you have paid for':
    'इतनी रक़म के इनवॉइस में आपका नाम और पता चाहिए। इसे उसके पेज से एक बार फिर ख़रीदें, वह ये पूछेगा: जो दिया जा चुका है, यह उसके आगे से चलेगा',
  'Order not found': 'ऐसा कोई ऑर्डर नहीं है',
  'The amount does not match the order': 'यह रक़म ऑर्डर की नहीं है',
  'The payment could not be confirmed with the gateway. Send it again': 'हम पूछ नहीं पाए। फिर भेजें',
  'This installation has no Telegram bot. Buyers can still join by an invite link that you share.':
    'यहाँ कोई Telegram बॉट नहीं है। ख़रीदार आपके भेजे इनवाइट लिंक से अब भी जुड़ सकते हैं',
  'Member not found': 'यह मेंबर नहीं मिला',
  'This purchase was refunded or disputed. They can buy it again':
    'इस ख़रीदारी का रिफ़ंड या विवाद हो चुका है। वे इसे फिर ख़रीद सकते हैं',
  'This subscription has ended. They can subscribe again':
    'यह सब्सक्रिप्शन ख़त्म हो चुका है। वे फिर सब्सक्राइब कर सकते हैं',
  'A subscription decides until when this member stays. Add them by hand to give them more time':
    'यह मेंबर कब तक रहेगा, यह सब्सक्रिप्शन से तय होता है। और समय देने के लिए इन्हें ख़ुद जोड़ें',
  'The access of this member has no end': 'इस मेंबर का एक्सेस ख़त्म नहीं होता',
  'This member would be charged for the next period. Refund the sale, which ends the subscription':
    'इस मेंबर से अगली अवधि के पैसे कटेंगे। पहले बिक्री का रिफ़ंड करें, उससे सब्सक्रिप्शन बंद होगा',
  'Their access is over or suspended. Extend it to invite them again':
    'इनका एक्सेस ख़त्म या रुका हुआ है। फिर बुलाने के लिए उसे बढ़ाएँ',
  'They were sent an invite in the last 24 hours. Try again tomorrow':
    'इन्हें पिछले 24 घंटे में इनवाइट भेजा जा चुका है। कल फिर कोशिश करें',
  'Choose a day in the future': 'आगे का कोई दिन चुनें',
  'Choose a day within ten years': 'दस साल के भीतर का दिन चुनें',
  'Choose a day after the one until which they have it now': 'अभी जिस दिन तक है, उसके बाद का दिन चुनें',
  'Members can be added once this product is connected to the bot':
    'यह प्रोडक्ट बॉट से जुड़ने के बाद मेंबर जोड़े जा सकते हैं',
  'This product is closed, so nobody can be added': 'यह प्रोडक्ट बंद है, इसलिए कोई जोड़ा नहीं जा सकता',
  'Message not found': 'मैसेज नहीं मिला',
  'Members can be written to once a channel or group is connected to the bot':
    'मेंबर को मैसेज तब भेजे जा सकते हैं जब कोई चैनल या ग्रुप बॉट से जुड़ा हो',
  'You can send {count} messages to the members of a product in 24 hours':
    'एक प्रोडक्ट के मेंबर को 24 घंटे में {count} मैसेज भेजे जा सकते हैं',
  'You can send {count} tests in an hour. Try again later':
    'एक घंटे में {count} टेस्ट भेजे जा सकते हैं। बाद में फिर कोशिश करें',
  'This message was already sent with another text. Try again':
    'यह मैसेज किसी और टेक्स्ट के साथ पहले ही भेजा जा चुका है। फिर कोशिश करें',
  'This message has changed meanwhile. Reload the page': 'इस बीच यह मैसेज बदल गया है। पेज फिर खोलें',
  'This picture is not here any more. Choose it again': 'यह तस्वीर अब नहीं है। इसे फिर चुनें',
  'Shorten the text to {count} characters, or remove the picture':
    'टेक्स्ट को {count} अक्षर तक छोटा करें, या तस्वीर हटाएँ',
  'Enter a full address that begins with https://': 'https:// से शुरू होने वाला पूरा पता लिखें',
  'Choose a time in the future': 'आगे का समय चुनें',
  'Choose a day within 90 days': '90 दिन के अंदर का कोई दिन चुनें',
  'The bot does not know your Telegram account yet. Connect the channel once more in Telegram, then send the test':
    'बॉट अभी आपका Telegram अकाउंट नहीं जानता। चैनल को Telegram में एक बार फिर जोड़ें, फिर टेस्ट भेजें',
  'Telegram does not take this message. Check the address of the button':
    'Telegram यह मैसेज नहीं लेता। बटन का पता देखें',
  'You have blocked the bot in Telegram. Open it, press Start, and send the test again':
    'आपने Telegram में बॉट को ब्लॉक किया है। उसे खोलें, स्टार्ट दबाएँ और टेस्ट फिर भेजें',
  'You can add {count} members to a product by hand': 'एक प्रोडक्ट में आप ख़ुद {count} मेंबर जोड़ सकते हैं',
  'This installation has no Discord bot. Buyers can still join by an invite link that you share.':
    'यहाँ कोई Discord बॉट नहीं है। ख़रीदार आपके भेजे इनवाइट लिंक से अब भी जुड़ सकते हैं',
  'Telegram does not answer at the moment. Try again in a minute':
    'Telegram अभी जवाब नहीं दे रहा। एक मिनट बाद फिर कोशिश करें',
  'The signature is not valid': 'यह सिग्नेचर गेटवे का नहीं है',
  'The UPI reference has 12 digits. Your app shows it with the payment':
    'UPI रेफ़रेंस में 12 अंक होते हैं। आपका ऐप इसे पेमेंट के साथ दिखाता है',
  'You have checked this order too many times. Please contact us':
    'इस ऑर्डर के बारे में बहुत बार पूछा गया। कृपया हमें लिखें',
  'Auto-renew is not available. Continue without it': 'यह अपने आप रिन्यू नहीं हो सकता। इसके बिना आगे बढ़ें',
  'Payment could not be started. Nothing was charged. Try again in a minute':
    'पेमेंट अभी शुरू नहीं हो सकता। कोई पैसा नहीं कटा। एक मिनट में फिर कोशिश करें',
  'This order was already sent with different details. Try again':
    'यह ऑर्डर पहले दूसरे ब्योरे के साथ भेजा गया था। फिर कोशिश करें',
  'This price is no longer offered. Reload the page': 'यह दाम अब नहीं है। पेज फिर खोलें',
  'The price is {sum}': 'दाम {sum} है',
  '{said} for this mobile number now. To pay that, submit the form again':
    'इस मोबाइल नंबर के लिए अब {said}। उतना देने के लिए फ़ॉर्म फिर भेजें',
  'Enter an amount': 'रक़म लिखें',
  'This is sold one at a time': 'यह एक बार में एक ही मिलता है',
  'At most {count} can be bought in one order': 'एक ऑर्डर में ज़्यादा से ज़्यादा {count} ले सकते हैं',
  'Only one is left': 'सिर्फ़ एक बचा है',
  'Only {count} are left': 'सिर्फ़ {count} बचे हैं',
  'The minimum is {sum}': 'कम से कम {sum}',
  'The maximum is {sum}': 'ज़्यादा से ज़्यादा {sum}',
  'Answer this question': 'इस सवाल का जवाब दें',
  'Choose one of the answers': 'जवाबों में से एक चुनें',
  'Two payments for this product are in progress with this number. Complete one of them, or wait a few minutes':
    'इस नंबर से इसके दो पेमेंट चल रहे हैं। उनमें से एक पूरा करें, या कुछ मिनट रुकें',
  'This is no longer on sale. Nothing was charged': 'यह अब नहीं बिकता। कोई पैसा नहीं लिया गया',
  'This is sold out. Nothing was charged': 'यह अब बिक चुका है। कोई पैसा नहीं लिया गया',
  'The discount of this order is not available any more. Nothing was charged':
    'इस ऑर्डर का डिस्काउंट अब नहीं मिल सकता। कोई पैसा नहीं लिया गया',
  'This order has expired. Start again from the page': 'इस ऑर्डर के पेमेंट का समय ख़त्म हो गया। पेज से फिर शुरू करें',
  'Your bank is still processing this payment. Please do not pay again':
    'यह पेमेंट आपके बैंक के पास है और उसने अभी जवाब नहीं दिया। कृपया दोबारा पैसे न दें',
  'This order is already paid': 'इस ऑर्डर का पेमेंट हो चुका है',
  'Payment could not be started. Try again in a minute': 'पेमेंट अभी शुरू नहीं हो सकता। एक मिनट में फिर कोशिश करें',
  'Your bank did not authorise it. Start again from the page': 'आपका बैंक इसके लिए राज़ी नहीं हुआ। पेज से फिर शुरू करें',
  'This is charged automatically. To pay another way, renew it in your purchases':
    'यह अपने आप कटता है। दूसरे तरीक़े से देने के लिए अपनी ख़रीदारी में रिन्यू करें',
  'With this discount nothing is paid now, so auto-renew is not available. Continue without it':
    'इस डिस्काउंट से अभी कुछ नहीं देना है, इसलिए यह अपने आप रिन्यू नहीं हो सकता। इसके बिना आगे बढ़ें',
  'This cannot be bought with this number now. Open your purchases with a code to see why':
    'यह अभी इस नंबर से नहीं ख़रीदा जा सकता। वजह जानने के लिए अपनी ख़रीदारी कोड से खोलें',
  'This number has already bought this, with lifetime access':
    'यह इस नंबर से ख़रीदा जा चुका है, और यह हमेशा के लिए है',
  'This number has already paid more than two years ahead': 'इस नंबर से इसका पेमेंट दो साल से भी आगे तक का हो चुका है',
  'The page has just changed. Reload it and try again': 'पेज अभी बदला है। इसे फिर खोलकर कोशिश करें',
  'This is not on sale at the moment': 'यह अभी नहीं बिक रहा',
  'This is sold out': 'यह पूरा बिक गया',
  'This refund was already sent with different details. Close it and start again':
    'यह रिफ़ंड पहले दूसरे ब्योरे के साथ भेजा गया था। इसे बंद करके फिर शुरू करें',
  'Another refund of this sale is in progress. Try again when it is complete':
    'इस बिक्री का एक और रिफ़ंड चल रहा है। उसके ख़त्म होने पर फिर कोशिश करें',
  'There is nothing left to refund': 'लौटाने को कुछ नहीं बचा',
  'Choose items or an amount, not both': 'चीज़ें चुनें या रक़म, दोनों नहीं',
  'Choose items of this sale that were not refunded yet': 'इस बिक्री की वे चीज़ें चुनें जिनका रिफ़ंड अभी नहीं हुआ',
  'At most {sum} can be refunded': 'ज़्यादा से ज़्यादा {sum} लौट सकते हैं',
  'Leave at least {least}, or refund all {left}': 'कम से कम {least} छोड़ें, या पूरे {left} लौटाएँ',
  'Sale not found': 'ऐसी कोई बिक्री नहीं है',
  'Only a paid sale can be refunded': 'रिफ़ंड सिर्फ़ उस बिक्री का हो सकता है जिसका पेमेंट हो चुका है',
  'The payment gateway rejected the refund. Try again later':
    'पेमेंट गेटवे ने रिफ़ंड से मना कर दिया। बाद में फिर कोशिश करें',
  'There is nothing to refund on this order now.': 'इस ऑर्डर का अभी लौटाने को कुछ नहीं है।',
  'The rest of this order is already being refunded.': 'इस ऑर्डर का जो बचा है वह पहले से लौट रहा है।',
  'Your payment arrived after this was no longer on sale. It is refunded automatically within 7 working days':
    'आपका पेमेंट तब पहुँचा जब यह बिकना बंद हो चुका था। पैसे 7 कामकाजी दिनों में अपने आप लौट आएँगे',
  'The amount you paid does not match the price. It is refunded automatically within 7 working days':
    'आपने इसके दाम से अलग रक़म दी। पैसे 7 कामकाजी दिनों में अपने आप लौट आएँगे',
  'Purchase not found': 'ऐसी कोई ख़रीदारी नहीं है',
  'This link has expired. Request the file again': 'यह लिंक पुराना हो गया। फ़ाइल फिर माँगें',
  'This is too long for a PDF. Choose a shorter period, or download the CSV':
    'यह काग़ज़ के लिए बहुत लंबा है। छोटा समय चुनें, या CSV लें',
  'Choose a financial year up to the one that began in {year}': '{year} में शुरू हुए साल तक का वित्त वर्ष चुनें',
  'That financial year has not started yet': 'ऐसा वित्त वर्ष अभी नहीं आया',
  'This sale no longer gives access': 'यह बिक्री अब कुछ नहीं खोलती',
  'This was sent ten times. Ask the buyer to check again, or call them':
    'यह दस बार भेजा जा चुका है। ख़रीदार से फिर देखने को कहें, या उन्हें फ़ोन करें',
  'This was sent three times today. Try again tomorrow': 'यह आज तीन बार भेजा जा चुका है। कल फिर कोशिश करें',
  'Mandate not found': 'ऐसी कोई मंज़ूरी नहीं है',
  'Auto-renew is not available for this': 'यह अपने आप रिन्यू नहीं हो सकता',
  'Your bank cannot be reached right now. Nothing was changed. Try again in a minute':
    'आपके बैंक से अभी नहीं पूछा जा सकता। कुछ नहीं बदला। एक मिनट में फिर कोशिश करें',
  'The terms have just changed. Check them and try again': 'शर्तें अभी बदली हैं। उन्हें देखकर फिर कोशिश करें',
  'This cannot be paused now. A pause is possible once in 30 days':
    'यह अभी नहीं रुक सकता। 30 दिन में एक बार रोका जा सकता है',
  'There is nothing to cancel': 'बंद करने को कुछ नहीं है',
  'It has already ended. Renew it to continue': 'यह ख़त्म हो चुका है। जारी रखने के लिए रिन्यू करें',
  'This is not paused': 'यह रुका हुआ नहीं है',
  'This cannot be renewed at the moment': 'यह अभी रिन्यू नहीं हो सकता',
  'This change is not possible at the moment': 'यह अभी इस तरह नहीं बदला जा सकता',
  'The amount to pay has changed. Check it and try again': 'देने की रक़म बदल गई है। फिर से देखें',
  'You have already requested a refund. The answer comes by SMS and appears here':
    'आप माँग चुके हैं। जवाब SMS से आएगा और यहाँ दिखेगा',
  'Your refund request was already answered. Contact us if you do not agree':
    'इसकी माँग और जवाब पहले हो चुके हैं। सहमत न हों तो हमें लिखें',
  'A refund or a dispute is already in progress': 'पैसे पहले से लौट रहे हैं, या आपका बैंक इसे देख रहा है',
  'Refunds are possible for six months after payment. Contact us instead':
    'रिफ़ंड पेमेंट के बाद छह महीने तक माँगा जा सकता है। अब हमें लिखें',
  'Give a reason: the buyer reads it': 'एक वाक्य में वजह बताएँ: ख़रीदार इसे पढ़ेंगे',
  'There is no refund request for this sale': 'ये पैसे किसी ने वापस नहीं माँगे',
  'This request was already answered or withdrawn': 'इस बीच इसका जवाब दे दिया गया या माँग वापस ले ली गई',
  'Give a reason: the creator reads it': 'एक वाक्य में वजह बताएँ: क्रिएटर इसे पढ़ेंगे',
  'There is no request to withdraw': 'वापस लेने को कोई माँग नहीं है',
  'Your refund is already on its way, so the request stays':
    'आपके पैसे लौटाए जा रहे हैं, इसलिए माँग वापस नहीं ली जा सकती',
  'There were new sales or refunds. Check the amounts again': 'इस बीच कुछ बिका या लौटाया गया। रक़में फिर देखें',
  'Give a reason: it is kept with each refund': 'एक वाक्य में वजह बताएँ: यह हर रिफ़ंड के साथ रखी जाएगी',
  'You cannot review your own product': 'यह आपका अपना है: कैसा है, यह दूसरे बताएँगे',
  'Your review was removed. Contact us if you do not agree':
    'आपका लिखा पेज से हटा दिया गया। सहमत न हों तो हमें लिखें',
  'You can review it a day after you bought it': 'एक दिन आपके पास रहने के बाद आप बता सकते हैं कि कैसा था',
  'This can no longer be changed': 'यह अब बदला नहीं जा सकता',
  'Review not found': 'ऐसा कोई रिव्यू नहीं है',
  'Write a reply: everyone sees it below the review': 'एक वाक्य लिखें: रिव्यू के नीचे इसे सब पढ़ेंगे',
  'You have already replied. You can reply again when the buyer changes the review':
    'आप इसका जवाब दे चुके हैं। ख़रीदार इसे बदले तो फिर जवाब दे सकते हैं',
  'Tell us what is wrong with it': 'बताएँ इसमें क्या ग़लत है: संचालक इसे पढ़ेंगे',
  'We have already looked at this review': 'संचालक यह रिव्यू देख चुके हैं',
  'This is already done. Reload the list': 'यह पहले से ऐसा है। सूची फिर खोलें',
} as const;
