import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { signIn } from './scripts/sign-in.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/sign-in', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPhone: Story = {
  render: () => <ChartPage script={signIn} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'phone.entering', [
      ['phone.submit', 'phone.sendingOtp'],
      ['sendOtp answers: on its way', 'otp.entering'],
      ['otp.submit: two digits', 'otp.entering'],
      ['otp.submit', 'otp.verifyingOtp'],
      ['verifyOtp fails: refused', 'otp.entering'],
      ['30000 ms pass', 'otp.entering'],
      ['otp.resend', 'otp.sendingOtp'],
      ['sendOtp answers: on its way', 'otp.entering'],
      ['otp.submit', 'otp.verifyingOtp'],
      ['verifyOtp answers: user and token', 'signedIn'],
    ]),
};

export const ByEmail: Story = {
  render: () => <ChartPage script={signIn} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'phone.entering', [
      ['email.choose', 'email.entering'],
      ['email.submit', 'email.sendingOtp'],
      ['sendOtp fails', 'email.entering'],
      ['email.submit', 'email.sendingOtp'],
      ['sendOtp answers: on its way', 'otp.entering'],
      ['address.change', 'email.entering'],
    ]),
};

export const ByGoogle: Story = {
  render: () => <ChartPage script={signIn} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'phone.entering', [
      ['google.credential', 'phone.verifyingGoogle'],
      ['verifyGoogle answers: user and token', 'signedIn'],
    ]),
};
