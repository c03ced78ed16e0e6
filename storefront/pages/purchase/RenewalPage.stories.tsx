import type { Subscription } from '@haat/openapi';
import type { RenewalModel } from '@haat/openapi/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { autopayWith, chargeThat, renewalWith, subscriptionWith } from '../../testing/models';
import { fullPage, story } from '../../testing/page-story';
import { RenewalPage } from './RenewalPage';

/** Where the link of a reminder leads, as the server draws it. */
const meta = { title: 'Buyer/Renewal', ...fullPage } satisfies Meta;
export default meta;

type Story = StoryObj;
const page = (subscription: Partial<Subscription> = {}, model: Partial<RenewalModel> = {}) =>
  story(<RenewalPage model={renewalWith({ subscription: subscriptionWith(subscription), ...model })} />);

export const ToPay = page();
export const AfterTheEnd = page({ status: 'expired', closesAt: null });
export const MayRenewByItself = page({ can: ['renew', 'cancel', 'startAutopay'] });
export const Announced: Story = {
  ...page({
    autopay: autopayWith({ charge: chargeThat('announced') }),
    can: ['renew', 'cancel', 'endAutopay'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Renews on 17 August 2026: ₹499 with UPI',
    );
    const no = canvas.getByRole('button', { name: 'Turn off auto-renew' });
    await expect(no).toHaveAccessibleDescription(/^Nothing more is charged\./);
  },
};
export const Asked = page({
  renewal: null,
  status: 'pastDue',
  autopay: autopayWith({ charge: chargeThat('asked') }),
  can: ['cancel', 'endAutopay'],
});
export const Refused = page({
  status: 'pastDue',
  autopay: autopayWith({ charge: { ...chargeThat('refused'), day: '2026-08-19' } }),
  can: ['renew', 'cancel', 'endAutopay'],
});
export const TurnedOff = page({ can: ['renew', 'cancel', 'startAutopay'] }, { isTurnedOff: true });
export const CannotStart = page(
  { can: ['renew', 'cancel', 'startAutopay'] },
  { error: 'The bank cannot be reached at the moment. Try again in a few minutes.' },
);
