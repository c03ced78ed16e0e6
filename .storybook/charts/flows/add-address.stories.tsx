import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { addAddress } from './scripts/add-address.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/add-address', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  render: () => <ChartPage script={addAddress} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'closed', [
      ['address.add: e-mail', 'open.address.entering'],
      ['address.submit', 'open.address.sendingOtp'],
      ['startAddress answers: on its way', 'open.otp.entering'],
      ['otp.submit', 'open.otp.provingAddress'],
      ['proveAddress fails: taken', 'open.otp.entering'],
      ['otp.submit', 'open.otp.provingAddress'],
      ['proveAddress answers: the user', 'closed'],
    ]),
};
