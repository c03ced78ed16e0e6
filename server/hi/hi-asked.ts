/** What every call may be refused with, and signing in. */
export const hi = {
  'Not found': 'इस पते पर कुछ नहीं है',
  'Sign in first': 'पहले साइन इन करें',
  'You do not have permission to change this': 'इसे बदलना आपके हाथ में नहीं है',
  'Please correct the marked fields': 'कृपया ख़ाने ठीक करें',
  'Your session has ended. Sign in again.': 'आपका सेशन ख़त्म हो गया है। फिर साइन इन करें।',
  'Send {types}': '{types} भेजें',
  'Some information is missing or invalid. Check it and try again':
    'इसमें कुछ छूटा है या ठीक नहीं है। देखकर फिर कोशिश करें',
  'Send the body without compression': 'बॉडी बिना कंप्रेशन के भेजें',
  'This was not bought with that number. Try another one.': 'यह उस नंबर से नहीं ख़रीदा गया। कोई और नंबर आज़माएँ।',
  'Enter a number': 'यह एक संख्या होनी चाहिए',
  'This is nested too deeply': 'यह बहुत ज़्यादा स्तरों में है',
  'This is too large': 'इसमें बहुत ज़्यादा चीज़ें हैं',
  'The text contains characters that are not allowed': 'इस टेक्स्ट में ऐसे अक्षर हैं जो सेव नहीं हो सकते',
  'Too many requests. Wait a minute and try again': 'बहुत बार कोशिश हुई। एक मिनट रुककर फिर कोशिश करें',
  'The request could not be understood': 'जो भेजा गया वह समझ में नहीं आया',
  'Something went wrong on our side. Try again in a minute': 'हमारी ओर से कुछ गड़बड़ हुई। एक मिनट में फिर कोशिश करें',
  'The body is not valid JSON': 'भेजा गया JSON सही नहीं है',
  'The body does not match its Content-Length': 'जितना बताया गया था उतना नहीं पहुँचा',
  'The body is too large': 'भेजी गई चीज़ बहुत बड़ी है',
  'This media type is not accepted here': 'इस तरह की फ़ाइल यहाँ नहीं ली जाती',
  'The address could not be understood': 'यह पता समझ में नहीं आया',
  'This cursor is not valid. Reload the list.': 'यह सूची वहाँ से आगे नहीं बढ़ सकती। फिर से शुरू करें।',
  'This cursor is not valid. Reload the list': 'यह सूची वहाँ से आगे नहीं बढ़ सकती। फिर से शुरू करें',
  'Send a file in pieces of at most {size} kB': 'फ़ाइल को ज़्यादा से ज़्यादा {size} kB के टुकड़ों में भेजें',
  'File storage is not responding. Try again in a minute': 'फ़ाइलें अभी नहीं खुल रहीं। एक मिनट में फिर कोशिश करें',
  'Enter an Indian mobile number with 10 digits': '10 अंकों का भारतीय मोबाइल नंबर लिखें',
  'Enter an Indian mobile number': 'भारतीय मोबाइल नंबर लिखें',
  'Enter an email address such as name@example.in': 'ई-मेल पता लिखें, जैसे name@example.in',
  'Enter the 6 digits of the code': 'कोड के 6 अंक लिखें',
  'This field is required': 'यह छूट गया है',
  'This field is not recognised': 'यह यहाँ नहीं चलता',
  'This has to be {type}': 'यहाँ {type} होना चाहिए',
  'This has to be one of {choices}': 'यह इनमें से एक होना चाहिए: {choices}',
  'This format is not valid': 'यह ठीक से नहीं लिखा गया',
  'Enter a value': 'यहाँ कुछ लिखें',
  'Enter at least {limit} characters': 'कम से कम {limit} अक्षर लिखें',
  'Enter at most {limit} characters': 'ज़्यादा से ज़्यादा {limit} अक्षर लिखें',
  'This has to be at least {limit}': 'यह कम से कम {limit} होना चाहिए',
  'This has to be at most {limit}': 'यह ज़्यादा से ज़्यादा {limit} हो सकता है',
  'Add at least {limit}': 'कम से कम {limit} दें',
  'Add at most {limit}': 'ज़्यादा से ज़्यादा {limit} दें',
  'This is not accepted': 'यह यहाँ नहीं चलेगा',
  'Enter either a phone number or an email address': 'फ़ोन नंबर या ई-मेल पता दें, दोनों में से एक',
  'Google sign-in is not available here. Use your phone number or email.':
    'यहाँ Google से साइन इन नहीं होता। अपना फ़ोन नंबर या ई-मेल इस्तेमाल करें।',
  'This Google sign-in has expired. Sign in with Google again.':
    'Google का यह साइन इन पुराना हो गया। Google से फिर साइन इन करें।',
  'Google did not confirm this sign-in. Sign in with Google again.':
    'Google ने इस साइन इन की पुष्टि नहीं की। Google से फिर साइन इन करें।',
  'We cannot reach Google right now. Try again in a minute, or use your phone number or email.':
    'अभी Google तक पहुँच नहीं हो रही। एक मिनट में फिर कोशिश करें, या फ़ोन नंबर या ई-मेल इस्तेमाल करें।',
  'Google has not verified the email address of this account. Use your phone number or email.':
    'Google ने इस अकाउंट का ई-मेल पता नहीं जाँचा है। फ़ोन नंबर या ई-मेल इस्तेमाल करें।',
  'This Google sign-in was already used. Sign in with Google again.':
    'Google का यह साइन इन इस्तेमाल हो चुका है। Google से फिर साइन इन करें।',
  'Too many incorrect codes. Request a new one after {time}.':
    'कई बार ग़लत कोड डाला गया। {time} के बाद नया कोड माँगें।',
  'Wait {seconds} seconds before requesting another code.': 'दूसरा कोड माँगने से पहले {seconds} सेकंड रुकें।',
  'Too many codes were sent to this {way}. Try again after {time}.':
    'इस {way} पर बहुत से कोड भेजे जा चुके हैं। {time} के बाद फिर कोशिश करें।',
  'Too many incorrect codes. Sign in on a device that you have used before, or request a new code after {time}.':
    'कई बार ग़लत कोड डाला गया। उस डिवाइस पर साइन इन करें जिस पर पहले कर चुके हैं, या {time} के बाद नया कोड माँगें।',
  'This code is incorrect or has expired. Check it, or request a new one.':
    'यह कोड सही नहीं है, या अब मान्य नहीं है। इसे जाँचें, या नया माँगें।',
  'Too many codes were requested from your network. Try again in an hour.':
    'आपके नेटवर्क से बहुत से कोड माँगे गए। एक घंटे में फिर कोशिश करें।',
  'Too many free orders were placed from your network. Try again in an hour.':
    'आपके नेटवर्क से बहुत सी मुफ़्त चीज़ें ली जा चुकी हैं। एक घंटे बाद फिर कोशिश करें।',
  'Too many orders were placed from your network. Nothing was charged. Try again in a minute.':
    'आपके नेटवर्क से बहुत से ऑर्डर किए गए। कोई पैसा नहीं कटा है। एक मिनट बाद फिर कोशिश करें।',
  'The code has 6 digits.': 'कोड में 6 अंक होते हैं।',
  'Write your name': 'अपना नाम लिखें',
  'Use 3 to 30 letters, digits and _': '3 से 30 अंग्रेज़ी अक्षर, अंक और _ इस्तेमाल करें',
  'You can change your handle again from {date}': 'आप {date} से दूसरा हैंडल ले सकते हैं',
  'This handle is taken. Try another': 'यह हैंडल किसी और का है। दूसरा चुनें',
  'This device is not signed in': 'यह डिवाइस साइन इन नहीं है',
  'Add a mobile number to your account first, so that a code can be sent.':
    'पहले अपने अकाउंट में मोबाइल नंबर जोड़ें, ताकि कोड भेजा जा सके।',
  'This sign-in method is not on the account': 'अकाउंट में आने का यह तरीक़ा नहीं है',
  'No other number or email is left that a code can be sent to. Add another one first.':
    'कोड भेजने के लिए कोई और नंबर या ई-मेल नहीं बचेगा। पहले दूसरा जोड़ें।',
  'This account holds money: confirm with a code sent to your oldest number or email.':
    'इस अकाउंट से पैसे जुड़े हैं: सबसे पुराने नंबर या ई-मेल पर आए कोड से पक्का करें।',
  'This {name} belongs to another account. Sign in with it to reach that account.':
    'यह {name} दूसरे अकाउंट का है। उस अकाउंट में जाने के लिए इसी से साइन इन करें।',
  'Emails about money and sign-in are always sent immediately': 'पैसों और साइन इन से जुड़े मेल हमेशा तुरंत भेजे जाते हैं',
  'This email is always sent immediately': 'यह मेल हमेशा तुरंत भेजा जाता है',
  'Only a new account can be referred': 'सिर्फ़ नया अकाउंट बता सकता है कि उसे कौन लाया',
  'Your account already has a referrer': 'हमें पहले से पता है कि आपको कौन लाया',
  'This invitation is not valid': 'यह इनवाइट किसी का नहीं है',
  'The server is overloaded': 'सर्वर पर बहुत बोझ है',
  'The server is busy. Try again in a few seconds': 'इस समय यहाँ बहुत भीड़ है। कुछ सेकंड बाद फिर कोशिश करें',
  'The database is not responding': 'डेटाबेस जवाब नहीं दे रहा',
  'The clock of this server cannot be changed': 'इस सर्वर की घड़ी बदली नहीं जा सकती',
  'Write a duration such as P2D, PT30M or P1M': 'P2D, PT30M या P1M जैसी अवधि लिखें',
  'This is not an ISO 8601 duration of at most ten years': 'यह ज़्यादा से ज़्यादा दस साल की ISO 8601 अवधि नहीं है',
  'Send {"advance":"P2D"}': '{"advance":"P2D"} भेजें',
  'There is nothing to download yet': 'डाउनलोड करने को अभी कुछ नहीं है',
  'This form was submitted from another site. Open the page here and try again.':
    'यह फ़ॉर्म दूसरी साइट से आया। पेज यहाँ खोलकर फिर कोशिश करें।',
  'You have sent several messages today. We will answer them first; write again tomorrow.':
    'आज आपके कई मैसेज आ चुके हैं; हम पहले उनका जवाब देंगे। कल फिर लिखें।',
} as const;
