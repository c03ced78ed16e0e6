// How a buyer comes: on a phone or at a desk, in English or in Hindi, with or without scripts.
import type { BrowserContextOptions } from '@playwright/test';
import { screens } from './screens';

export type Language = 'en' | 'hi';

export interface Visitor {
  size: { width: number; height: number };
  language: Language;
  javaScriptEnabled: boolean;
}

/** Each width, language and way of running, once with each of the others. */
export const visitors: readonly Visitor[] = [
  { size: screens.phone, language: 'en', javaScriptEnabled: true },
  { size: screens.phone, language: 'hi', javaScriptEnabled: false },
  { size: screens.desk, language: 'hi', javaScriptEnabled: true },
  { size: screens.desk, language: 'en', javaScriptEnabled: false },
];

export const browserOf = ({ size, language, javaScriptEnabled }: Visitor): BrowserContextOptions => ({
  viewport: size,
  locale: `${language}-IN`,
  javaScriptEnabled,
});

/** The end of the name of a test that a visitor makes. */
export const asVisited = ({ size, language, javaScriptEnabled }: Visitor): string =>
  `at ${size.width} px, in ${language === 'hi' ? 'Hindi' : 'English'}, ${javaScriptEnabled ? 'with' : 'without'} scripts`;

/** Of the step that buys something for so many rupees, and of the receipt after it. */
export const buyingWords = (rupees: number) => ({
  en: {
    details: 'Your details',
    number: 'Mobile number',
    pay: `Pay ₹${rupees}`,
    paid: `₹${rupees} paid`,
  },
  hi: {
    details: 'आपकी जानकारी',
    number: 'मोबाइल नंबर',
    pay: `₹${rupees} दें`,
    paid: `₹${rupees} मिल गए`,
  },
});
