import { expect, test } from 'vitest';
import { englishIn } from './translations.mjs';

const said = (code) => englishIn('Room.tsx', code).map(({ line, text }) => `${line}: ${text}`);

test('finds what would be shown in English to everybody', () => {
  expect(said('const A = () => (\n  <p>\n    Your shop\n  </p>\n);')).toEqual(['3: Your shop']);
  expect(said('<Field label="Your name" name="person" help={`Up to ${most}`} />')).toEqual([
    '1: Your name',
    '1: Up to …',
  ]);
  expect(said("<p>{isOpen ? 'Open' : (reason ?? 'Closed')}</p>")).toEqual(['1: Open', '1: Closed']);
  expect(said("<p>{isLate && 'Late'} {'by ' + days}</p>")).toEqual(['1: Late', '1: by']);
  expect(said("toast.show({ text: 'Saved', tone: 'good' });")).toEqual(['1: Saved']);
  expect(said("const Region = ({ label = 'Messages' }) => <ol aria-label={label} />;")).toEqual([
    '1: Messages',
  ]);
});

test('leaves alone what is said, what is nobody’s language, and what nobody reads', () => {
  expect(said("<p title={t('Your shop')}>{t('Open')} · {count} / 10</p>")).toEqual([]);
  expect(said("<p>{plural(count, '{count} sale', '{count} sales', {})}</p>")).toEqual([]);
  expect(said('<Field label="UPI" name="upi" type="text" className={`${a} big`} />')).toEqual([]);
  expect(said("<p>{tone === 'good' ? '✓' : <Icon name=\"cross\" />} WhatsApp ₹500</p>")).toEqual([]);
  expect(said("const looks = { draft: { label: 'Draft' } } satisfies Looks;")).toEqual([]);
});
