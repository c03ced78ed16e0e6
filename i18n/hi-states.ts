import type { Spoken } from '@haat/i18n/phrase';

/** The States and Union Territories, as GST counts them. */
export const hi = {
  'Jammu and Kashmir': 'जम्मू और कश्मीर',
  'Himachal Pradesh': 'हिमाचल प्रदेश',
  Punjab: 'पंजाब',
  Chandigarh: 'चंडीगढ़',
  Uttarakhand: 'उत्तराखंड',
  Haryana: 'हरियाणा',
  Delhi: 'दिल्ली',
  Rajasthan: 'राजस्थान',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  Bihar: 'बिहार',
  Sikkim: 'सिक्किम',
  'Arunachal Pradesh': 'अरुणाचल प्रदेश',
  Nagaland: 'नागालैंड',
  Manipur: 'मणिपुर',
  Mizoram: 'मिज़ोरम',
  Tripura: 'त्रिपुरा',
  Meghalaya: 'मेघालय',
  Assam: 'असम',
  'West Bengal': 'पश्चिम बंगाल',
  Jharkhand: 'झारखंड',
  Odisha: 'ओडिशा',
  Chhattisgarh: 'छत्तीसगढ़',
  'Madhya Pradesh': 'मध्य प्रदेश',
  Gujarat: 'गुजरात',
  'Dadra and Nagar Haveli and Daman and Diu': 'दादरा और नगर हवेली और दमन और दीव',
  Maharashtra: 'महाराष्ट्र',
  Karnataka: 'कर्नाटक',
  Goa: 'गोवा',
  Lakshadweep: 'लक्षद्वीप',
  Kerala: 'केरल',
  'Tamil Nadu': 'तमिलनाडु',
  Puducherry: 'पुदुच्चेरी',
  'Andaman and Nicobar Islands': 'अंडमान और निकोबार द्वीपसमूह',
  Telangana: 'तेलंगाना',
  'Andhra Pradesh': 'आंध्र प्रदेश',
  Ladakh: 'लद्दाख',
  'Other territory': 'अन्य क्षेत्र',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
