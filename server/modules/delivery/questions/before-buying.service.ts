import { createHash } from 'node:crypto';
import { questionLimits } from '@haat/kinds/parts/learning/note.rules';
import type { Deps } from '../../../platform/deps';
import type { Handlers } from '../../../platform/http/contract';
import { conflict, invalid, notFound, tooMany } from '../../../platform/http/errors';
import { textBlock } from '../../../platform/text/text-block';
import { type Identity, signedIn } from '../../accounts';
import type { Notifier } from '../../messaging';
import {
  countAsked,
  findBeforeBuying,
  forgetAskers,
  insertOnce,
  type Reach,
  saveQuestionSetting,
  takesQuestions,
} from './before-buying.repository';
import { askedPath, pageOf, tellAsked } from './question.notices';
import type { QuestionRow } from './question.repository';
import { findQuestionWords } from './words.repository';

const day = 24 * 60 * 60_000;
/** So that nobody is told of answers in somebody else's name without end. */
const perAskerAndDay = 5;
/** Of one product, or of the page of a creator. */
const perPageAndDay = 50;
/** Answers are told once; their page is found by its link for as long as the question stands. */
const askerKeptMs = 30 * day;
const unansweredKeptMs = 365 * day;

/** The page on which somebody asks. */
export interface QuestionPlace {
  sellerId: string;
  /** Null on the page of the creator. */
  productId: string | null;
}

interface Question extends Reach {
  text: string;
  language: 'en' | 'hi';
}

/** What whoever asked may read. */
export interface AskedQuestion {
  sellerId: string;
  /** Empty for one on the page of the creator. */
  productTitle: string;
  /** Where they asked, or the page of the creator; null where there is nothing any more. */
  path: string | null;
  /** That page is of the product. */
  isOfProduct: boolean;
  text: string;
  answer: string | null;
}

/** @throws Refusal 422 without words, with too many, or with an address: what strangers write leads nobody elsewhere */
function questionIn(given: string): string {
  const text = textBlock(given);
  if (text === '') throw invalid({ text: 'Write your question first.' });
  if (Array.from(text).length > questionLimits.textLength)
    throw invalid({ text: 'This question is too long. Ask in at most 1,000 characters.' });
  if (/https?:|www\./i.test(text)) throw invalid({ text: 'Leave out links. Ask in words.' });
  return text;
}

/** Questions that anybody asks a creator before buying. Whoever asked stays unknown to the creator. */
export function createQuestionsBeforeBuying(
  { clock, database, jobs, signer }: Pick<Deps, 'clock' | 'database' | 'jobs' | 'signer'>,
  { identity, notify }: { identity: Pick<Identity, 'changed'>; notify: Pick<Notifier, 'notify'> },
) {
  jobs.every('questions.forget-askers', day, () => {
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    return forgetAskers(database.db, {
      answeredBefore: before(askerKeptMs),
      askedBefore: before(unansweredKeptMs),
    });
  });

  /** The same question of the same asker on one day has the same id, which nobody else can tell. */
  function idOf({ sellerId, productId }: QuestionPlace, { text, email, phone }: Question, at: Date): string {
    const parts = JSON.stringify([at.toISOString().slice(0, 10), sellerId, productId, text, email, phone]);
    const digest = createHash('sha512').update(signer.sign('questionId', parts)).digest('base64url');
    return digest.replace(/[^1-9A-HJ-NP-Za-km-z]/g, '').slice(0, 20);
  }

  return {
    /**
     * Keeps a question and tells the creator; answers the path of its page. Sent twice it is one.
     * @throws Refusal 409 where the creator takes none, 422, 429
     */
    async ask(place: QuestionPlace, given: Question): Promise<string> {
      const question = { ...given, text: questionIn(given.text) };
      const { email, phone, text, language } = question;
      const at = clock.now();
      const id = idOf(place, question, at);
      await database.tx(async (trx) => {
        if (await findBeforeBuying(trx, id)) return;
        if (!(await takesQuestions(trx, place.sellerId)))
          throw conflict('questions_off', 'This creator takes no questions at the moment.');
        const asked = await countAsked(trx, { email, phone }, place, new Date(at.getTime() - day));
        if (asked.ofAsker >= perAskerAndDay || asked.ofPage >= perPageAndDay)
          throw tooMany(
            'too_many_questions',
            'Many questions were asked here today. Ask again tomorrow.',
            day / 1000,
          );
        const row: QuestionRow = {
          seller_id: place.sellerId,
          id,
          product_id: place.productId,
          lesson_id: null,
          lesson_title: null,
          grant_id: null,
          text,
          asked_at: at,
          answer: null,
          answered_at: null,
          hidden_at: null,
          asker_phone: phone,
          asker_email: email,
          language,
        };
        // Pressed twice at the same moment: the other one has told the creator.
        if (await insertOnce(trx, row)) await tellAsked(trx, { notify }, row);
      });
      jobs.kick();
      return askedPath(signer, id);
    },

    /** @throws Refusal 404 for whoever has not its link */
    async show(id: string, signature: string): Promise<AskedQuestion> {
      const row = signer.verify('question', id, signature) ? await findBeforeBuying(database.db, id) : null;
      if (!row) throw notFound('Question not found');
      const words = await findQuestionWords(database.db, row);
      return {
        sellerId: row.seller_id,
        productTitle: words.title,
        path: pageOf(row, words),
        isOfProduct: words.kind !== null,
        text: row.text,
        answer: row.answer,
      };
    },

    handlers: {
      getQuestionSettings: async (request) => [
        200,
        { isOn: await takesQuestions(database.db, signedIn(request).accountId) },
      ],
      async setQuestionSettings(request) {
        const { accountId } = signedIn(request);
        const { isOn } = request.body;
        await saveQuestionSetting(database.db, accountId, isOn);
        identity.changed(accountId);
        return [200, { isOn }];
      },
    } satisfies Handlers<'getQuestionSettings' | 'setQuestionSettings'>,
  };
}

export type QuestionsBeforeBuying = ReturnType<typeof createQuestionsBeforeBuying>;
