import type { ReceivedQuestion } from '@haat/openapi';

export const questionWith = (changes: Partial<ReceivedQuestion> = {}): ReceivedQuestion => ({
  id: 'QuEsT7K2M9QabcdefG',
  productId: 'MonsoonMonsoon1',
  title: 'Monsoon in Watercolour',
  lessonId: 'wet',
  lessonTitle: 'Wet on wet',
  text: 'My paper buckles as soon as it is wet. Do I need a heavier one, or do I stretch it first?',
  name: 'Kavita Rao',
  askedAt: '2026-11-12T10:00:00.000Z',
  status: 'waiting',
  answer: null,
  answeredAt: null,
  ...changes,
});

/** About a product, of somebody who does not have it. */
const beforeBuying = questionWith({
  id: 'QuEsT7K2M9QabcdefK',
  lessonId: null,
  lessonTitle: null,
  text: 'Is the recording in Hindi?',
  name: null,
});

export const waitingQuestions: ReceivedQuestion[] = [
  questionWith(),
  questionWith({ id: 'QuEsT7K2M9QabcdefH', text: 'Which brush is it?', name: null }),
  beforeBuying,
];

export const answeredQuestion = questionWith({
  id: 'QuEsT7K2M9QabcdefJ',
  status: 'answered',
  text: 'Can I use tap water?',
  answer: 'Yes.\nLet it stand for an hour where it is hard.',
  answeredAt: '2026-11-13T10:00:00.000Z',
});
