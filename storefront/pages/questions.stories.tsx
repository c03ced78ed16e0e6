import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fullPage, story } from '../testing/page-story';
import { askCreatorWith, askedQuestionWith, sentBackQuestion } from '../testing/questions';
import { AskCreatorPage } from './AskCreatorPage';
import { AskedQuestionPage } from './AskedQuestionPage';

/** Asking a creator before buying, without a script. */
const meta = { title: 'Buyer/Questions', ...fullPage } satisfies Meta;
export default meta;

export const Asking: StoryObj = {
  ...story(<AskCreatorPage model={askCreatorWith()} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ask Meera Kulkarni' })).toBeVisible();
    await expect(canvas.getByLabelText('Email address or mobile number')).toBeRequired();
  },
};

/** On the page of a creator, in a browser that has proved a number. */
export const AskingSignedIn: StoryObj = {
  ...story(
    <AskCreatorPage model={askCreatorWith({ product: null, url: '/@meera_paints', phoneEnding: '3210' })} />,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Email address or mobile number/)).toHaveAccessibleDescription(
      /your number ending in 3210/,
    );
  },
};

export const SentBack: StoryObj = {
  ...story(<AskCreatorPage model={sentBackQuestion} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Sent = story(<AskedQuestionPage model={askedQuestionWith()} />);

export const Answered: StoryObj = {
  ...story(
    <AskedQuestionPage model={askedQuestionWith({ answer: 'They are, with captions in English.' })} />,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/captions in English/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Monsoon in Watercolour' })).toBeVisible();
  },
};
