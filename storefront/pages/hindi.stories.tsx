import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkout } from '../parts/checkout/Checkout';
import { publicModels } from '../public/testing/public-models';
import { accessWith, sandboxWith } from '../testing/access';
import { kindWith } from '../testing/kinds';
import {
  autopayPageWith,
  checkoutWith,
  clubProduct,
  openProduct,
  paymentWith,
  payWith,
  productWith,
  reducedProduct,
  renewalWith,
  site,
} from '../testing/models';
import { fullPage, story } from '../testing/page-story';
import { PreviewPage } from './PreviewPage';
import { PaymentPage } from './payment/PaymentPage';
import { PayPage } from './payment/PayPage';
import { SandboxPage } from './payment/SandboxPage';
import { PublicPage } from './public/PublicPage';
import { AccessPage } from './purchase/AccessPage';
import { AutopayPage } from './purchase/AutopayPage';
import { RenewalPage } from './purchase/RenewalPage';

/** The same pages around a product in Hindi; the creator's own words stay as they were typed. */
const meta = {
  title: 'Buyer/In Hindi',
  ...fullPage,
  globals: { language: 'hi' },
} satisfies Meta;
export default meta;

type Story = StoryObj;
const publicPage = (name: string) => {
  const model = publicModels.find(({ page }) => page === name);
  return story(model ? <PublicPage model={model} /> : <></>);
};

export const Fixed: Story = {
  ...story(<PreviewPage model={{ site, product: productWith() }} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'अभी ख़रीदें' })).toBeVisible();
  },
};
export const Open = story(<PreviewPage model={{ site, product: openProduct }} />);
export const Subscription = story(<PreviewPage model={{ site, product: clubProduct }} />);
export const Reduced = story(<PreviewPage model={{ site, product: reducedProduct }} />);
export const Webinar = story(<PreviewPage model={{ site, product: kindWith('webinar') }} />);
export const Course = story(<PreviewPage model={{ site, product: kindWith('course') }} />);
export const Locked = story(<PreviewPage model={{ site, product: kindWith('lock') }} />);
export const Combo = story(<PreviewPage model={{ site, product: kindWith('combo') }} />);
export const Details = story(
  <main>
    <Checkout model={checkoutWith()} />
  </main>,
);
export const Waiting = story(<PaymentPage model={paymentWith()} />);
export const Failed = story(
  <PaymentPage model={paymentWith({ status: 'failed', failure: 'The bank declined the payment' })} />,
);
export const ByUpi = story(
  <PayPage model={payWith({ kind: 'apps', apps: [{ app: 'phonepe', url: 'phonepe://pay?am=1' }] })} />,
);
export const TestPayment = story(<SandboxPage model={sandboxWith({ language: 'hi' })} />);
export const Receipt = story(
  <AccessPage
    model={accessWith({
      documents: [{ kind: 'receipt', serial: 'R/26-27/000012', url: '/access/x/papers/r.pdf' }],
    })}
  />,
);
export const Renewal = story(<RenewalPage model={renewalWith()} />);
export const Autopay = story(<AutopayPage model={autopayPageWith('waiting')} />);
export const Home = publicPage('home');
export const Pricing = publicPage('pricing');
export const Premium = publicPage('payPremium');
export const Contact = publicPage('contact');
export const Privacy = publicPage('privacy');
