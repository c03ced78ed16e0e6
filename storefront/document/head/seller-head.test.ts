import { expect, test } from 'vitest';
import { sellerWith } from '../../testing/seller';
import { headOf } from './head';

const data = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '') as object;

test('tells search engines and chats who it is and what is on sale', () => {
  const head = headOf(sellerWith());
  expect(head).toContain('<title>Meera Kulkarni (@meera_paints) · Haat</title>');
  expect(head).toContain('<link rel="canonical" href="https://haat.example/@meera_paints">');
  expect(head).toContain('<meta property="og:type" content="profile">');
  expect(head).toContain('content="https://haat.example/share/MonsoonMonsoon1.png?v=');
  expect(head).not.toContain('noindex');
  expect(data(head)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Meera Kulkarni', alternateName: '@meera_paints' },
    hasPart: {
      itemListElement: [{ position: 1, url: 'https://haat.example/pp/MonsoonMonsoon1' }, {}, {}, {}],
    },
  });
});

test('is in no index while nothing is on sale, and says something without words of its own', () => {
  const head = headOf(sellerWith({ bio: null, products: [], name: '</title><script>' }));
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toContain('og:image');
  expect(head).not.toContain('<script>');
  expect(head).toContain('Products by &lt;/title&gt;&lt;script&gt; on Haat.');
  expect(data(head)).not.toHaveProperty('hasPart');
});
