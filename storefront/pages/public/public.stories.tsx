import type { PublicModel } from '@haat/openapi/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactWith, nobody, publicModels } from '../../public/testing/public-models';
import { PublicPage } from './PublicPage';

/** What everyone may read, as the server draws it. */
const meta = { title: 'Public/Pages', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj;
const drawn = (model: PublicModel | undefined): Story => ({
  render: () => (model ? <PublicPage model={model} /> : <></>),
});
const page = (name: PublicModel['page']) => drawn(publicModels.find((model) => model.page === name));

export const Home = page('home');
export const Pricing = page('pricing');
export const Premium = page('payPremium');
export const Vvip = page('payVvip');
export const Terms = page('terms');
export const Privacy = page('privacy');
export const Cancellation = page('cancellation');
export const Guidelines = page('guidelines');
export const Contact = page('contact');
export const Ticket = page('ticket');

export const ContactRefused = drawn(
  contactWith({
    values: {
      topic: 'refund',
      name: '',
      reach: 'ravi@',
      about: 'HT7K2M9QabcdefGH',
      text: 'It did not open.',
    },
    errors: {
      name: 'Enter your name.',
      reach: 'Enter an email address like name@example.com, or a 10-digit mobile number.',
    },
    message: 'Not sent yet: please check the marked fields below.',
  }),
);
export const ContactUnconfigured = drawn(contactWith({ operator: nobody }));
