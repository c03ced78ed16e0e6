import type { PageLanguage, PageModel } from '@haat/openapi/pages';
import { inWordsOf } from '../../../../hi';

/** A page with what was refused on it in its own language; everything else on it is said where it is drawn. */
export function translateRefusals(model: PageModel, language: PageLanguage): PageModel {
  if (language === 'en') return model;
  const say = (text: string) => sentence(language, text);
  const orNull = (text: string | null) => text && say(text);
  const each = (errors: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
    Object.fromEntries(Object.entries(errors).map(([name, text = '']) => [name, say(text)] as const));
  if (model.page === 'preview' && model.refusedCode)
    return { ...model, refusedCode: { ...model.refusedCode, message: say(model.refusedCode.message) } };
  if (model.page === 'checkout' || model.page === 'contact' || model.page === 'askCreator')
    return { ...model, errors: each(model.errors), message: orNull(model.message) };
  if (model.page === 'waitingList' && model.state.is === 'form') {
    const { state } = model;
    return { ...model, state: { ...state, errors: each(state.errors), message: orNull(state.message) } };
  }
  if (model.page === 'payment') {
    const { claim, order } = model;
    return {
      ...model,
      order: { ...order, failure: orNull(order.failure) },
      claim: claim && { ...claim, error: orNull(claim.error) },
    };
  }
  if (model.page === 'purchase')
    return {
      ...model,
      sentBack: model.sentBack && { ...model.sentBack, error: say(model.sentBack.error) },
    };
  if (model.page === 'learn')
    return { ...model, naming: { ...model.naming, error: orNull(model.naming.error) } };
  if (model.page === 'lesson') {
    const { sentBack } = model;
    return {
      ...model,
      error: orNull(model.error),
      sentBack: sentBack && {
        ...sentBack,
        errors: each(sentBack.errors),
        message: orNull(sentBack.message),
      },
    };
  }
  if (
    model.page === 'changeDate' ||
    model.page === 'payFor' ||
    model.page === 'accessCode' ||
    model.page === 'libraryCode' ||
    model.page === 'renewal' ||
    model.page === 'sandbox'
  )
    return { ...model, error: orNull(model.error) };
  return model.page === 'unavailable' ? { ...model, text: say(model.text) } : model;
}

/** Refusals are thrown without a full stop, and some pages set one behind. */
function sentence(language: PageLanguage, text: string): string {
  const whole = inWordsOf(language, text);
  if (whole !== text || !text.endsWith('.')) return whole;
  const open = text.slice(0, -1);
  const translated = inWordsOf(language, open);
  return translated === open ? text : `${translated}।`;
}
