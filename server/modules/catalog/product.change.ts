import type { Price, ProductFields } from '@haat/contract';
import { invalid } from '../../platform/errors';
import { json } from '../../platform/schema';
import type { Media } from '../media';
import type { ProductChange } from './product.repository';
import { checkQuestions, settlePrices, settleTitle } from './product.rules';

export interface ChangeParts {
  /** Paise. */
  limits: { least: number; most: number };
  newPriceId: () => string;
  findPicture: Media['find'];
}

/** The columns that the given fields change; `known` are the prices there are. Throws 422 refusals. */
export async function settle(
  given: ProductFields,
  known: readonly Price[],
  { limits, newPriceId, findPicture }: ChangeParts,
): Promise<ProductChange> {
  const { title, description, prices, content, questions, thankYou, accent, seo, language } = given;
  if (questions !== undefined) checkQuestions(questions);
  return {
    ...(title !== undefined && { title: settleTitle(title) }),
    ...(description !== undefined && { description }),
    ...(prices !== undefined && { prices: json(settlePrices(prices, known, limits, newPriceId)) }),
    ...(content !== undefined && { content: json(content) }),
    ...(questions !== undefined && { questions: json(questions) }),
    ...(thankYou !== undefined && { thank_you: json(thankYou) }),
    ...(accent !== undefined && { accent }),
    ...(seo !== undefined && { seo: json(seo) }),
    ...(language !== undefined && { language }),
    ...(given.cover !== undefined && { cover: await settleCover(given.cover, findPicture) }),
  };
}

/** Only a picture that was uploaded, with the size it really has. */
async function settleCover(
  cover: NonNullable<ProductFields['cover']> | null,
  findPicture: Media['find'],
): Promise<string | null> {
  if (cover === null) return null;
  const image = await findPicture(cover.id);
  if (!image) throw invalid({ cover: 'This picture is not here. Upload it again.' });
  return json({ ...image, alt: cover.alt });
}
