/** Words for what is delivered as a file or a link; what is made by hand or sent by post has others. */
const promising = [
  /\bdownload(?:s|ed|ing|able)?\b/giu,
  /\be-?books?\b/giu,
  /\bpdfs?\b/giu,
  /\b(?:work(?:book|sheet)|template|printable|preset|spreadsheet)s?\b/giu,
  /\bzip files?\b/giu,
  /\bdigital (?:copy|copies|files?|products?|planners?)\b/giu,
  /\b(?:files?|links?) (?:is |are )?(?:below|attached|here)\b/giu,
  /\b(?:link|access) to (?:the|your) (?:course|videos?|recordings?|files?|folder|notes)\b/giu,
  /डाउनलोड|ई-?बुक|पीडीएफ़?|पी\.डी\.एफ\.|वर्क(?:बुक|शीट)|टेम्प?लेट|प्रीसेट/gu,
  /(?:फ़ाइल|फाइल|लिंक)(?:ें)? (?:नीचे|यहाँ|यहां)|नीचे (?:का |की |दिया |दी |दी गई )?(?:फ़ाइल|फाइल|लिंक)/gu,
] as const;

/** Says that there is none of it. */
const denied = /(?:\b(?:no|not|not an?|without|without an?|never|nothing to)\s+(?:\p{L}+\s+)?$)/iu;
const deniedAfter = /^[^।.!?\n]{0,12}(?:नहीं|के बिना)/u;
/** Says that it comes another way. */
const otherWay =
  /\b(?:by (?:post|courier)|couriered|posted|shipped|to your (?:door|home|address)|printed|hard ?copy|whats ?app|e-?mail(?:ed)?)\b|डाक|कूरियर|व्हाट्स ?ऐप|व्हाट्सएप|वॉट्सऐप|ईमेल|छपी/iu;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?।])\s+|\n+/u);

/** The first word of a text that promises something to be delivered here; null where none does. */
export function promiseIn(text: string): string | null {
  for (const sentence of sentencesOf(text)) {
    if (otherWay.test(sentence)) continue;
    for (const words of promising)
      for (const { 0: word, index } of sentence.matchAll(words)) {
        const isDenied =
          denied.test(sentence.slice(0, index)) || deniedAfter.test(sentence.slice(index + word.length));
        if (!isDenied) return word;
      }
  }
  return null;
}

/** Whether a message has a link that leads somewhere. */
export const hasLink = (message: string): boolean => /https?:\/\/[^\s)>]+|\bwww\.[^\s)>]+/iu.test(message);
