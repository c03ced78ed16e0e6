import type { LiveRooms } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { roomsKey } from '../../../queries/delivery/rooms.queries';
import { Rooms } from './Rooms';

const productId = 'Hampers11Live';
const meta: Meta<typeof Rooms> = { title: 'Screens/Product settings/Rooms', component: Rooms };
export default meta;

type Story = StoryObj<typeof Rooms>;

const key = roomsKey(productId);
const on = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <Rooms productId={productId} />
    </Shop>
  ),
});
const rooms: LiveRooms = {
  items: [{ lessonId: null, title: 'Hampers, live', url: 'https://meet.example.in/9xQ2kmWcPfXk4RtB' }],
};

export const Loading = on(loading(key));
export const Empty: Story = {
  ...on(loaded(key, { items: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your room')).toBeNull();
  },
};
export const Full: Story = {
  ...on(loaded(key, rooms)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Open the room/ })).toHaveAttribute(
      'href',
      'https://meet.example.in/9xQ2kmWcPfXk4RtB',
    );
  },
};
export const Failed: Story = {
  ...on(failed(key)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Offline = on(offline(key, rooms));
