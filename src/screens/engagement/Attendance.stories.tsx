import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { attendees } from '../../components/testing/engagement';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import { attendanceKey } from '../../queries/delivery/engagement.queries';
import { Attendance } from './Attendance';

const meta: Meta<typeof Attendance> = {
  title: 'Screens/Engagement/Attendance',
  component: Attendance,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Attendance>;

const key = attendanceKey('course', 'live');
const session = { startsAt: '2026-11-19T13:30:00Z', minutes: 60, attended: 2, members: 8 };

const on = (seed: Seed, kind: 'desktop' | 'mobile' = 'desktop', attended = 2): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind={kind}>
      <Attendance productId="course" lessonId="live" session={{ ...session, attended }} />
    </Shop>
  ),
});

export const Loading = on(loading(key));
export const Empty = on(loaded(key, onePage([])), 'desktop', 0);
export const Full: Story = {
  ...on(loaded(key, onePage(attendees))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rohit Deshmukh')).toBeVisible();
    await expect(canvas.getByText('25%')).toBeVisible();
  },
};
export const Failed = on(failed(key));
export const Offline = on(offline(key, onePage(attendees)), 'mobile');
