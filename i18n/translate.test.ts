import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inLanguage, language, learn, localeOf, onLanguage, plural, speak, t, translate } from './index';
import type { Spoken } from './phrase';
import { rich } from './rich';

const hi = {
  'Try again in a test': 'जाँच में फिर कोशिश करें',
  '{count} loaf for {name}': '{name} के लिए {count} रोटी',
  '{count} loaves for {name}': '{name} के लिए {count} रोटियाँ',
  'Open|a shop': 'खुली',
} as const;
learn(hi);

declare module './phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}

describe('a phrase', () => {
  test('is its own text in English, without what tells its meanings apart', () => {
    expect(t('Try again in a test')).toBe('Try again in a test');
    expect(t('Open|a shop')).toBe('Open');
  });

  test('is translated where Hindi is spoken, with its slots in their Hindi places', () => {
    const text = inLanguage('hi', () => t('{count} loaf for {name}', { count: 1, name: '{count} $& Asha' }));
    expect(text).toBe('{count} $& Asha के लिए 1 रोटी');
    expect(inLanguage('hi', () => t('Open|a shop'))).toBe('खुली');
  });

  test('that came from elsewhere and has no translation stands as it is', () => {
    expect(inLanguage('hi', () => translate('Nobody translated this'))).toBe('Nobody translated this');
    expect(inLanguage('hi', () => translate('Try again in a test'))).toBe(hi['Try again in a test']);
  });

  test('has one form for one and another for many, by the rule of its language', () => {
    const loaves = (count: number) =>
      plural(count, '{count} loaf for {name}', '{count} loaves for {name}', { name: 'Asha' });
    expect([0, 1, 2].map(loaves)).toEqual(['0 loaves for Asha', '1 loaf for Asha', '2 loaves for Asha']);
    expect(inLanguage('hi', () => [0, 1, 2].map(loaves))).toEqual([
      'Asha के लिए 0 रोटी',
      'Asha के लिए 1 रोटी',
      'Asha के लिए 2 रोटियाँ',
    ]);
  });

  test('can hold what is drawn', () => {
    const drawn = () =>
      renderToStaticMarkup(
        rich('{count} loaf for {name}', { count: 1, name: createElement('b', null, 'Asha') }) as never,
      );
    expect(drawn()).toBe('1 loaf for <b>Asha</b>');
    expect(inLanguage('hi', drawn)).toBe('<b>Asha</b> के लिए 1 रोटी');
  });
});

describe('a language', () => {
  test('is spoken for as long as it takes to say something, even if that fails', () => {
    expect(() =>
      inLanguage('hi', () => {
        throw new Error(language());
      }),
    ).toThrow('hi');
    expect(language()).toBe('en');
    expect(localeOf('hi')).toBe('hi-IN-u-nu-latn');
  });

  test('that changes is told to who listens, once, until they stop', () => {
    const calls: string[] = [];
    const stop = onLanguage(() => calls.push(language()));
    speak('hi');
    speak('hi');
    speak('en');
    stop();
    speak('hi');
    speak('en');
    expect(calls).toEqual(['hi', 'en']);
  });
});
