import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'The bot lost its rights in {channel}': '{channel} में बॉट के अधिकार नहीं रहे',
  'It cannot admit buyers or remove members until you allow it again, so sales of {channel} are paused. Nothing is lost: it catches up automatically.':
    'जब तक आप फिर अनुमति न दें, वह ख़रीदारों को जोड़ या मेंबर हटा नहीं सकता, इसलिए {channel} की बिक्री रुकी है। कुछ खोया नहीं है: बाकी काम वह ख़ुद पूरा कर लेगा।',
  'See what is missing': 'देखें क्या कमी है',
  '{channel} is no longer connected': '{channel} अब जुड़ा नहीं है',
  'The bot was removed from {channel}, or the channel is gone, so sales of it are paused. Add the bot again and it admits everybody who has paid.':
    'बॉट को {channel} से हटाया गया है, या चैनल नहीं रहा, इसलिए उसकी बिक्री रुकी है। बॉट को फिर जोड़ें, वह पैसे देने वाले सब लोगों को जोड़ लेगा।',
  'Connect it again': 'फिर जोड़ें',
  '{channel} works again': '{channel} फिर काम कर रहा है',
  'The bot has its rights back, sales go on, and members are being admitted and removed.':
    'बॉट के अधिकार लौट आए हैं, बिक्री चालू है, और मेंबर जोड़े और हटाए जा रहे हैं।',
  'View channels': 'चैनल देखें',
  'An invite to {channel} is being passed on': '{channel} का एक इनवाइट आगे भेजा जा रहा है',
  '{count} people tried to join {channel} by the invite of one member in a week. It let none of them in: an invite is good for one account.':
    'एक हफ़्ते में {count} लोगों ने एक ही मेंबर के इनवाइट से {channel} में जुड़ने की कोशिश की। कोई नहीं जुड़ पाया: एक इनवाइट एक ही अकाउंट के लिए होता है।',
  'See whose invite': 'देखें किसका इनवाइट है',
  'People joined {channel} another way': '{channel} में लोग दूसरे रास्ते से जुड़े',
  'New in {channel} without an invite of the bot: {count}. They came by another link, or an administrator added them. They stay unless you remove them.':
    '{channel} में बॉट के इनवाइट के बिना नए लोग: {count}। वे किसी और लिंक से आए, या किसी एडमिन ने उन्हें जोड़ा। जब तक आप न हटाएँ, वे रहेंगे।',
  'See who they are': 'देखें वे कौन हैं',
  '{product} by {seller} is paid, and your place is waiting for you.':
    '{seller} के {product} का पेमेंट हो गया है, और आपकी जगह आपका इंतज़ार कर रही है।',
  'Join now': 'अभी जुड़ें',
  'This is the last reminder. Your place stays yours for as long as you have paid for it.':
    'यह आख़िरी याद दिलाना है। जब तक का पेमेंट किया है, जगह आपकी रहेगी।',
  'If you joined in the meantime, there is nothing to do.': 'अगर इस बीच आप जुड़ गए हैं, तो कुछ करना नहीं है।',
  '“{lesson}” is open now': '“{lesson}” अब खुल गया है',
  'New in {product}: “{lesson}”': '{product} में नया: “{lesson}”',
  '{count} lesson of {product} is open now': '{product} का {count} पाठ अब खुल गया है',
  '{count} lessons of {product} are open now': '{product} के {count} पाठ अब खुल गए हैं',
  '{count} new lesson in {product}': '{product} में {count} नया पाठ',
  '{count} new lessons in {product}': '{product} में {count} नए पाठ',
  'A lesson of {product} by {seller} has opened for you.': '{seller} के {product} का एक पाठ आपके लिए खुल गया है।',
  '{count} lessons of {product} by {seller} have opened for you.':
    '{seller} के {product} के {count} पाठ आपके लिए खुल गए हैं।',
  '{seller} added a lesson to {product}. It is yours already.':
    '{seller} ने {product} में एक पाठ जोड़ा है। वह आपके पास आ गया है।',
  '{seller} added {count} lessons to {product}. They are yours already.':
    '{seller} ने {product} में {count} पाठ जोड़े हैं। वे आपके पास आ गए हैं।',
  'and {count} more': 'और {count} पाठ',
  'Open the lesson|in a message': 'पाठ खोलें',
  'See the lessons': 'पाठ देखें',
  'You get this because you have access to {product}.': 'यह आपको इसलिए मिला क्योंकि {product} आपके पास है।',
  '{count} lesson': '{count} पाठ',
  '{count} lessons': '{count} पाठ',
  'A question about {product}': '{product} के बारे में एक सवाल',
  'A question from your page': 'आपके पेज से एक सवाल',
  'About {product} you asked:': '{product} के बारे में आपने पूछा था:',
  'Open the page': 'पेज खोलें',
  'Page|of a creator': 'पेज',
  'Somebody who has not bought yet asks:': 'किसी ने, जिसने अभी ख़रीदा नहीं है, पूछा है:',
  'You asked:': 'आपने पूछा था:',
  'your question is answered': 'सवाल का जवाब आ गया',
  'A question about {lesson}': '{lesson} के बारे में एक सवाल',
  '{buyer} asks about {lesson} in {product}:': '{product} के पाठ {lesson} के बारे में {buyer} का सवाल:',
  '{seller} answered your question': '{seller} ने आपके सवाल का जवाब दिया',
  'About {lesson} in {product} you asked:': '{product} के पाठ {lesson} के बारे में आपने पूछा था:',
  'The answer:': 'जवाब:',
  'Open the course': 'कोर्स खोलें',
  'You have not joined {product} yet': 'आप अभी {product} से जुड़े नहीं हैं',
  'With {seller}.': '{seller} के साथ।',
  'Join: {address}': 'जुड़ने का लिंक: {address}',
  'Your receipt: {address}': 'आपकी रसीद: {address}',
  'Your lesson: {address}': 'आपका पाठ: {address}',
  'Today at {time}: {product}': 'आज {time}: {product}',
  'Tomorrow at {time}: {product}': 'कल {time}: {product}',
  'In one hour: {product}': 'एक घंटे में: {product}',
  'Starts in 10 minutes: {product}': '10 मिनट में शुरू: {product}',
  'Your new date for {product}: {when}': '{product} के लिए आपकी नई तारीख़: {when}',
  'Your seat for {product} by {seller} is now on this date. The old date is no longer yours.':
    '{seller} के {product} में आपकी सीट अब इस तारीख़ पर है। पुरानी तारीख़ अब आपकी नहीं है।',
  '{buyer} changed the date of {product}': '{buyer} ने {product} की तारीख़ बदली',
  'The seat on the old date is free again. No money was moved.':
    'पुरानी तारीख़ की सीट फिर ख़ाली है। पैसों में कुछ नहीं बदला।',
  'Old date|label': 'पुरानी तारीख़',
  'New date|label': 'नई तारीख़',
  'Now {when}': 'अब {when}',
  'New time for {product}: {when}': '{product} का नया समय: {when}',
  '{seller} moved {product} to another time. Your place is kept.':
    '{seller} ने {product} का समय बदल दिया है। आपकी जगह बनी हुई है।',
  '{product} by {seller} is about to start. The room is open.':
    '{seller} का {product} शुरू होने वाला है। कमरा खुला है।',
  '{product} by {seller} is coming up.': '{seller} का {product} आने वाला है।',
  'See when and how to join': 'देखें कब और कैसे जुड़ें',
  'Day|label': 'दिन',
  'Time|label': 'समय',
  'The attached file moves it in your calendar.': 'साथ की फ़ाइल इसे आपके कैलेंडर में बदल देती है।',
  '{product} now lasts {time}': '{product} अब {time} का है',
  'New name: {product}': 'नया नाम: {product}',
  'New session of {product}: {when}': '{product} का नया सेशन: {when}',
  'Session of {product} dropped: {when}': '{product} का सेशन हटा: {when}',
  'The sessions of {product} changed': '{product} के सेशन बदल गए हैं',
  '{seller} changed the length of {product}: it now lasts {time}. Your place is kept.':
    '{seller} ने {product} की अवधि बदल दी है: यह अब {time} का है। आपकी जगह बनी हुई है।',
  'What you booked with {seller} is now called {product}.':
    '{seller} के साथ आपने जो बुक किया है, उसका नाम अब {product} है।',
  '{seller} added a session to {product}. Your seat is for it too.':
    '{seller} ने {product} में एक सेशन जोड़ा है। आपकी सीट उसके लिए भी है।',
  '{seller} dropped a session of {product}. It does not take place.':
    '{seller} ने {product} का एक सेशन हटा दिया है। वह नहीं होगा।',
  '{seller} changed the sessions of {product}. Your place is kept.':
    '{seller} ने {product} के सेशन बदल दिए हैं। आपकी जगह बनी हुई है।',
  'New|session': 'नया',
  'Dropped|session': 'हटाया गया',
  'Now|session': 'अब',
  'The attached file brings your calendar up to date.': 'साथ की फ़ाइल आपके कैलेंडर को ठीक कर देती है।',
  'now lasts {time}': 'अब {time} का',
  'this is its new name': 'यह इसका नया नाम है',
  'also on {when}': '{when} को भी',
  'not on {when}': '{when} को नहीं',
  'its sessions changed': 'इसके सेशन बदल गए हैं',
  'You can join from ten minutes before the start, by the button above.':
    'आप शुरू होने से दस मिनट पहले से, ऊपर के बटन से जुड़ सकते हैं।',
  'in 1 hour, {time}': '1 घंटे में, {time}',
  'starts in 10 minutes': '10 मिनट में शुरू',
  'now {when}': 'अब {when}',
  'Cancelled: {product}': 'रद्द: {product}',
  'The recording of {product} is here': '{product} की रिकॉर्डिंग आ गई है',
  'A seat is free: {product}': 'एक सीट ख़ाली है: {product}',
  '{seller} cancelled {product}. It does not take place.': '{seller} ने {product} रद्द कर दिया है। यह नहीं होगा।',
  'From {seller}: {reason}': '{seller} का मैसेज: {reason}',
  'Your payment of {sum} is refunded. You need to do nothing.':
    'आपका {sum} का पेमेंट लौटाया जा रहा है। आपको कुछ नहीं करना है।',
  'See the details': 'जानकारी देखें',
  'The attached file takes it out of your calendar.': 'साथ की फ़ाइल इसे आपके कैलेंडर से हटा देती है।',
  'The recording of {product} by {seller} is ready for you.':
    '{seller} के {product} की रिकॉर्डिंग आपके लिए तैयार है।',
  'You get this because you have a seat.': 'यह आपको इसलिए मिला क्योंकि आपके पास एक सीट है।',
  'You asked to be told when a seat of {product} by {seller} is free. One is held for you now.':
    'आपने {seller} के {product} में सीट ख़ाली होने पर बताने को कहा था। एक सीट अभी आपके लिए रखी है।',
  'It is yours until {time}, then the next in line is asked.':
    'यह {time} तक आपकी है, फिर अगले व्यक्ति से पूछा जाएगा।',
  'Book my seat': 'मेरी सीट बुक करें',
  'cancelled, refund in 5-7 days': 'रद्द, रिफ़ंड 5-7 दिन में',
  'cancelled|news': 'रद्द',
  'the recording is here': 'रिकॉर्डिंग आ गई है',
  'a seat until {time}': 'सीट {time} तक आपकी',
  'Starts|label': 'शुरू',
  Somebody: 'किसी',
  'with best wishes': 'शुभकामनाओं के साथ',
  'Watch the recording|what a link does': 'रिकॉर्डिंग देखें',
  'Put it into your calendar with the attached file.': 'साथ की फ़ाइल से इसे अपने कैलेंडर में डालें।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
