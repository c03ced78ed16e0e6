import { expect, it } from 'vitest';
import { fixedClock } from '../clock/clock';
import { seededRandom } from './ids';
import { createSealer } from './sealed';
import { hideSecrets, showSecrets } from './sealed.text';

const random = seededRandom(fixedClock());
const sealer = createSealer({ current: Buffer.alloc(32, 1), former: [] }, random);
const token = random.token();

it('takes signatures and what is asked for out of a text, and puts them back', () => {
  const text = `Open https://haat.test/access/3kVbT9xQm2LpRw7Z?k=${token} or type 123456. ${token}`;
  const hidden = hideSecrets(sealer, text, 'here', '123456');
  expect(hidden.text).toBe('Open https://haat.test/access/3kVbT9xQm2LpRw7Z?k=⟦0⟧ or type ⟦1⟧. ⟦2⟧');
  expect(hidden.secrets?.toString('latin1')).not.toContain(token);
  expect(showSecrets(sealer, hidden, 'here')).toBe(text);
  expect(() => showSecrets(sealer, hidden, 'there')).toThrow(/unable to authenticate/i);
});

it('leaves a text without secrets as it is', () => {
  expect(hideSecrets(sealer, 'Raga basics, ₹499', 'here')).toEqual({
    text: 'Raga basics, ₹499',
    secrets: null,
  });
});

it('takes markers that somebody typed for no secret', () => {
  const text = `⟦1⟧ ${token} ⟦0⟧ ⟦7⟧`;
  expect(showSecrets(sealer, hideSecrets(sealer, text, 'here'), 'here')).toBe(text);
  expect(showSecrets(sealer, { text: '⟦0⟧', secrets: null }, 'here')).toBe('⟦0⟧');
});
