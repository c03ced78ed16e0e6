/** What stands in the places of sentences that are put together. By itself it is no sentence, and is not looked for as one. */
export const hi = {
  text: 'टेक्स्ट',
  'a whole number': 'पूरी संख्या',
  'a number': 'संख्या',
  'true or false': 'हाँ या नहीं',
  'a list': 'सूची',
  'a group of fields': 'ख़ानों का समूह',
  nothing: 'कुछ नहीं',
  number: 'नंबर',
  address: 'पते',
  '{time} on {day}': '{day} {time}',
  'phone number': 'फ़ोन नंबर',
  'email address': 'ई-मेल पता',
} as const;
