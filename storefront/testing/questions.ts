import type { AskCreatorModel, AskedQuestionModel, PageModel } from '@haat/openapi/pages';
import { samplePhoto, site } from './models';

const base = {
  site,
  seller: { name: 'Meera Kulkarni', handle: 'meera_paints', isVerified: true, photo: samplePhoto },
  product: { title: 'Monsoon in Watercolour', language: 'en' },
  url: '/pp/MonsoonMonsoon1',
};

export const askCreatorWith = (changes: Partial<AskCreatorModel> = {}): AskCreatorModel => ({
  page: 'askCreator',
  ...base,
  action: '/pp/MonsoonMonsoon1/ask',
  values: { text: '', reach: '' },
  errors: {},
  message: null,
  phoneEnding: null,
  ...changes,
});

export const askedQuestionWith = (changes: Partial<AskedQuestionModel> = {}): AskedQuestionModel => ({
  page: 'askedQuestion',
  ...base,
  isOfProduct: true,
  text: 'Are the lessons in Hindi?\nAnd may I begin without any brushes?',
  answer: null,
  ...changes,
});

export const sentBackQuestion = askCreatorWith({
  values: { text: '', reach: 'kavita' },
  errors: {
    text: 'Write your question first.',
    reach: 'Enter an email address like name@example.com, or a 10-digit mobile number.',
  },
});

export const questionPages: PageModel[] = [
  askCreatorWith(),
  askCreatorWith({ product: null, url: '/@meera_paints', action: '/@meera_paints/ask', phoneEnding: '3210' }),
  sentBackQuestion,
  askedQuestionWith(),
  askedQuestionWith({ answer: 'They are, with captions in English. Two brushes are enough.' }),
];
