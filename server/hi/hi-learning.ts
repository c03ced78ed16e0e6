/** Notes and questions under a lesson. */
export const hi = {
  'Note not found': 'ऐसा कोई नोट नहीं है',
  'Video or audio not found': 'ऐसा कोई वीडियो या ऑडियो नहीं है',
  'Question not found': 'ऐसा कोई सवाल नहीं है',
  'Write something first.': 'पहले कुछ लिखें।',
  'This note is too long. Make two of it.': 'यह नोट बहुत लंबा है। इसके दो नोट बना लें।',
  'There is no video or audio with this time in the lesson.':
    'इस पाठ में इस समय वाला कोई वीडियो या ऑडियो नहीं है।',
  'Enter a time such as 1:30.': 'समय ऐसे लिखें: 1:30।',
  'A lesson can have up to 100 notes. Delete one first.': 'एक पाठ में 100 तक नोट हो सकते हैं। पहले कोई एक हटाएँ।',
  'A course can have up to 1,000 notes. Delete one first.':
    'एक कोर्स में 1,000 तक नोट हो सकते हैं। पहले कोई एक हटाएँ।',
  'The account that held this course was deleted, so nothing new is kept for it.':
    'जिस अकाउंट का यह कोर्स था वह डिलीट हो चुका है, इसलिए इसके लिए कुछ नया नहीं रखा जाता।',
  'Write your question first.': 'पहले अपना सवाल लिखें।',
  'Leave out links. Ask in words.': 'लिंक न लिखें। शब्दों में पूछें।',
  'This creator takes no questions at the moment.': 'यह क्रिएटर अभी सवाल नहीं ले रहे।',
  'Many questions were asked here today. Ask again tomorrow.': 'आज यहाँ बहुत सवाल पूछे गए। कल फिर पूछें।',
  'Too many questions came from your network. Wait ten minutes and send it again.':
    'आपके नेटवर्क से बहुत सवाल आए। दस मिनट बाद फिर भेजें।',
  'This question is too long. Ask in at most 1,000 characters.': 'यह सवाल बहुत लंबा है। 1,000 अक्षरों तक में पूछें।',
  'Ten of your questions wait for an answer. Ask again after that.':
    'आपके दस सवाल जवाब का इंतज़ार कर रहे हैं। उनके बाद फिर पूछें।',
  'You have asked a lot today. Ask again tomorrow.': 'आज आपने बहुत सवाल पूछ लिए। कल फिर पूछें।',
  'This question has been answered, so it stays.': 'इस सवाल का जवाब मिल चुका है, इसलिए यह रहेगा।',
  'Write an answer first.': 'पहले जवाब लिखें।',
};
