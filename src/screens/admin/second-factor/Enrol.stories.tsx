import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Shop } from '../../../components/testing/Shop';
import { Enrol, type EnrolStep } from './Enrol';

const meta: Meta = { title: 'Screens/Operator/Second factor' };
export default meta;
type Story = StoryObj;

const onDone = fn();
const at = (step: EnrolStep): Story => ({
  render: () => (
    <Shop seeds={[]} kind="mobile">
      <Enrol step={step} onStep={fn()} onDone={onDone} />
    </Shop>
  ),
});

export const CodeOfTheServer: Story = {
  ...at({ is: 'code' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(canvas.getByLabelText('Server code')).toHaveAccessibleDescription(/Enter the code./);
  },
};

export const App: Story = {
  ...at({
    is: 'app',
    factor: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Haat:%2B919876543210?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Haat',
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I can’t scan it' }));
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

export const RecoveryCodes: Story = {
  ...at({
    is: 'kept',
    codes: ['K7QMD-2XWPA', 'B4HTN-9SRFC', 'ZP3VE-6JLKY', 'M8DXG-5NQUW', 'C2RTA-7HBFE'].flatMap((code) => [
      code,
      code.split('').toReversed().join(''),
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
    await expect(onDone).toHaveBeenCalledOnce();
  },
};
