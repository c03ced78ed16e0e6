import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RichField } from './RichField';

let root: Root;
let stored = '';

/** A field as the editor of a product has it; the button stands for another version that is taken. */
function Description() {
  const [value, setValue] = useState('');
  return (
    <>
      <RichField
        label="Description"
        name="description"
        value={value}
        onChange={(next) => {
          stored = next;
          setValue(next);
        }}
        maxLength={60}
      />
      <button type="button" onClick={() => setValue('- taken\n- over')}>
        Take the other
      </button>
    </>
  );
}

beforeEach(async () => {
  stored = '';
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<Description />);
  await vi.waitUntil(writing, { timeout: 10_000 });
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const writing = () => document.querySelector<HTMLElement>('[role="textbox"]');

/** With the keys of a keyboard, at the end of what is written. */
async function type(keys: string) {
  await userEvent.click(writing() as Element);
  await userEvent.keyboard(keys);
}

test('what is typed is Markdown, sign for sign', async () => {
  await type('2*3*4 = 24 # not a heading');
  expect(stored).toBe('2\\*3\\*4 = 24 # not a heading');
});

test('stars, dashes and keys mean what they mean everywhere', async () => {
  await type('- **one** two{Enter}three{Enter}{Enter}');
  await userEvent.keyboard('{Control>}b{/Control}four');
  expect(stored).toBe('- **one** two\n- three\n\n**four**');
});

test('what was done is undone, and done again', async () => {
  await type('loaf');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(stored).toBe('');
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(stored).toBe('loaf');
});

test('a press in the toolbar leaves the caret where it was', async () => {
  await type('loaf');
  await userEvent.click(document.querySelector('[aria-label="Heading"]') as Element);
  await userEvent.keyboard('s');
  expect(stored).toBe('# loafs');
  expect(document.querySelector('[aria-label="Heading"]')?.getAttribute('aria-pressed')).toBe('true');
});

test('letters of an Indian script are kept as they are composed', async () => {
  await type('- घर की रोटी।');
  expect(stored).toBe('- घर की रोटी।');
});

test('a text that is full takes nothing more, and says so', async () => {
  await type('x'.repeat(64));
  expect(stored).toBe('x'.repeat(60));
  await vi.waitFor(() => expect(document.body.textContent).toContain('You have reached the maximum length.'));
  await userEvent.keyboard('{Backspace}');
  await vi.waitFor(() =>
    expect(document.body.textContent).not.toContain('You have reached the maximum length.'),
  );
});

test('another version takes the place of what is written', async () => {
  await type('mine');
  await userEvent.click(document.querySelector('button:not([aria-label])') as Element);
  await vi.waitFor(() => expect(writing()?.querySelectorAll('li')).toHaveLength(2));
  await type('{Control>}{End}{/Control} again');
  expect(stored).toBe('- taken\n- over again');
});

test.each([
  [
    'a list of Word',
    '<p style="mso-list:l0 level1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>one</p><p style="mso-list:l0 level1"><span style="mso-list:Ignore">·</span>two</p>',
    '- one\n- two',
  ],
  [
    'what Docs wraps',
    '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> not</p></b>',
    '**Bold** not',
  ],
  [
    'what a style sheet says',
    '<style><!-- .x1 { font-weight: 700 } p:hover > { } --></style><p title="a style=b"><span class="x1">Bold</span>, <span class="x1" style="font-weight:400">not</span></p>',
    '**Bold**, not',
  ],
  [
    'what is not allowed',
    '<h2>Hi</h2><img src="x"><script>no</script><a href="javascript:no">there</a>',
    '## Hi\n\nthere',
  ],
])('%s is cut down when it is pasted', async (_name, html, markdown) => {
  await userEvent.click(writing() as Element);
  paste({ 'text/html': html });
  await vi.waitFor(() => expect(stored).toBe(markdown));
});

test('what comes from a chat keeps its stars as bold', async () => {
  await userEvent.click(writing() as Element);
  paste({ 'text/plain': 'Hello *all*,\n- one\n- _two_' });
  await vi.waitFor(() => expect(stored).toBe('Hello **all**,\n\n- one\n- *two*'));
});

function paste(data: Record<string, string>) {
  const clipboardData = new DataTransfer();
  for (const [kind, text] of Object.entries(data)) clipboardData.setData(kind, text);
  writing()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
