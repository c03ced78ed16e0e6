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
  'You paid for {product} by {seller}, and your place is waiting for you.':
    'आपने {seller} के {product} का पेमेंट किया है, और आपकी जगह आपका इंतज़ार कर रही है।',
  'Join now': 'अभी जुड़ें',
  'This is the last reminder. Your place stays yours for as long as you have paid for it.':
    'यह आख़िरी याद दिलाना है। जब तक का पेमेंट किया है, जगह आपकी रहेगी।',
  'If you joined in the meantime, there is nothing to do.': 'अगर इस बीच आप जुड़ गए हैं, तो कुछ करना नहीं है।',
  'You have not joined {product} yet': 'आप अभी {product} से जुड़े नहीं हैं',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
