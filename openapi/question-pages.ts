// The models of the pages on which somebody asks a creator before buying: the server fills them, storefront draws them.
import type { components } from './generated/contract';
import type { Site } from './site';

type Seller = components['schemas']['PublicSeller'];

interface QuestionBase {
  site: Site;
  seller: Pick<Seller, 'name' | 'handle' | 'isVerified' | 'photo'>;
  /** What it is about; null on the page of the creator. */
  product: { title: string; language?: string } | null;
  /** The page on which it is asked; null where there is nothing any more. */
  url: string | null;
}

/** As it was typed. */
export interface QuestionValues {
  text: string;
  /** An e-mail address or a mobile number. */
  reach: string;
}

/** A form that needs no JavaScript. */
export interface AskCreatorModel extends QuestionBase {
  page: 'askCreator';
  action: string;
  values: QuestionValues;
  /** Keyed as the values are. */
  errors: Partial<Record<keyof QuestionValues, string>>;
  /** What went wrong with the whole of it, for people. */
  message: string | null;
  /** Of the number that this browser has proved, which is told where nothing is typed; null without one. */
  phoneEnding: string | null;
}

/** A question that was asked, with its answer once there is one. */
export interface AskedQuestionModel extends QuestionBase {
  page: 'askedQuestion';
  /** `url` is of the product: not where that has no page any more. */
  isOfProduct: boolean;
  text: string;
  answer: string | null;
}
