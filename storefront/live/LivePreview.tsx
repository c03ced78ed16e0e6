import { type Language, language, learn } from '@haat/i18n';
import { drawnIn } from '@haat/i18n/drawn';
import { spokenOn } from '@haat/openapi/page-language';
import type { PreviewModel } from '@haat/openapi/pages';
import { useEffect, useState } from 'react';
import { PreviewPage } from '../pages/PreviewPage';

/** The preview on a screen of the app: drawn by the same parts, and in the language of the product, whatever the app speaks. */
export function LivePreview({ model }: { model: Omit<PreviewModel, 'page'> }) {
  const pageLanguage = spokenOn({ page: 'preview', ...model }, null);
  const isKnown = useTextOf(pageLanguage);
  // Until its words are there it is what the app speaks.
  return drawnIn(isKnown ? pageLanguage : language(), <PreviewPage model={model} headingLevel={2} />);
}

let learnt = false;

/** Whether a language can be spoken. Its words are asked for once; those that do not come are asked for the next time something wants them. */
function useTextOf(wanted: Language): boolean {
  const [, forceUpdate] = useState(learnt);
  useEffect(() => {
    if (wanted === 'en' || learnt) return;
    let isHere = true;
    import('./dictionaries').then(
      ({ dictionaries: words }) => {
        learn(...words);
        learnt = true;
        if (isHere) forceUpdate(true);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return wanted === 'en' || wanted === language() || learnt;
}
