import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnIn } from './drawn';
import { language } from './index';

/** Says which language it is drawn in. */
const Tongue = () => language();
const Frame = ({ aside, children }: { aside?: ReactNode; children?: ReactNode }) =>
  h('div', null, aside, h('p', null, children));

const html = (node: ReactNode) => renderToStaticMarkup(h('main', null, node));

test('everything inside speaks the language, and what is drawn beside it speaks on', () => {
  const list = ['a', 'b'].map((key) => h('li', { key }, h(Tongue)));
  const page = h(Frame, { aside: h(Tongue) }, h(Tongue), ' ', h('ul', null, list));
  expect(html([h(Tongue, { key: 'app' }), h('section', { key: 'page' }, drawnIn('hi', page))])).toBe(
    '<main>en<section><div>hi<p>hi <ul><li>hi</li><li>hi</li></ul></p></div></section></main>',
  );
  expect(language()).toBe('en');
});

test('what is no element stays what it is', () => {
  expect(html(drawnIn('hi', [null, false, 'a', 1, h('br', { key: 'br' })]))).toBe('<main>a1<br/></main>');
});

test('a component that has a place in a list keeps it', () => {
  expect(drawnIn('hi', h(Tongue, { key: 'first' }))).toMatchObject({ key: 'first' });
});
