import { t } from '@haat/i18n';
import type { Missing, ProductKind } from '@haat/openapi';
import type { KindContent, MissingContext, PhraseWithValues } from './kind';
import { kindOf } from './rules';

/** What publishing needs of a content, in the language that is spoken. The server and the editor ask the same rule. */
export const missingIn = <Kind extends ProductKind>(
  kind: Kind,
  content: KindContent[Kind],
  context: MissingContext<Kind>,
): Missing[] =>
  kindOf({ kind })
    .missing(content as never, context as never)
    .map(({ field, ...values }) => ({ field, message: say(values) }));

const fill = t as (phrase: string, values?: Readonly<Record<string, string | number>>) => string;

function say({ phrase, values = {} }: PhraseWithValues): string {
  const translatedValues = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? say(value) : value,
  ]);
  return fill(phrase, Object.fromEntries(translatedValues));
}
