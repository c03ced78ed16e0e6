import type { Engagement as Figures, MemberProgress, Product } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  attendees,
  engagement,
  fileEngagement,
  guests,
  learners,
  seriesEngagement,
  seriesGuests,
  sessionEngagement,
} from '../../components/testing/engagement';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import type { SampleProduct } from '../../components/testing/samples';
import * as samples from '../../components/testing/samples';
import { attendanceKey, engagementKey, memberProgressKey } from '../../queries/delivery/engagement.queries';
import { Engagement } from './Engagement';

const meta: Meta<typeof Engagement> = {
  title: 'Screens/Engagement',
  component: Engagement,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Engagement>;

const [sold] = samples.products as [SampleProduct];
const course: Product = { ...sold, kind: 'course', title: 'Bread at home' };
const key = engagementKey(course.id);
const pageOf = (figures: Figures) => ({ pages: [figures], pageParams: [null] });
const membersOf = (members: MemberProgress[], q = '') =>
  loaded(memberProgressKey(course.id, q), onePage(members));

const on = (seeds: Seed[], kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[membersOf(learners), ...seeds]} kind={kind}>
      <Engagement product={course} now={samples.now} />
    </Shop>
  ),
});

const full = loaded(key, pageOf(engagement));
const unused: Figures = {
  ...engagement,
  totals: { members: 3, active: 0, progress: null, certificates: null, attended: null, sessions: [] },
};

export const Loading = on([loading(key)]);
export const Failed = on([failed(key)]);
export const Offline = on([offline(key, pageOf(engagement))], 'mobile');
export const Empty = on([loaded(key, pageOf(unused))]);
export const WithoutLessons = on([loaded(key, pageOf({ ...unused, items: [] }))]);
export const Files = on([loaded(key, pageOf(fileEngagement))]);
export const FilesOnAPhone = on([loaded(key, pageOf(fileEngagement))], 'mobile');

export const Full: Story = {
  ...on([full]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,248')).toBeVisible();
    await expect(canvas.getByText('The oven')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details Feeding a starter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Feeding a starter' }));
    await expect(await sheet.findByText('Watched on average')).toBeVisible();
    await expect(sheet.getByRole('figure', { name: 'Viewers over time: Feeding a starter' })).toBeVisible();
    await expect(sheet.getByText('64%')).toBeVisible();
    await expect(sheet.getByText('412')).toBeVisible();
    await expect(sheet.getByText('by 121 members')).toBeVisible();
  },
};

export const Quiz: Story = {
  ...on([full], 'mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3. What you know so far' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What you know so far' }));
    await expect(await sheet.findByText('88 / 96')).toBeVisible();
    await expect(sheet.getByText('34%')).toBeVisible();
  },
};

/** A live session, and who came. */
export const Session: Story = {
  ...on([full, loaded(attendanceKey(course.id, 'lesson-5'), onePage(attendees))]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details Four breads' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Four breads' }));
    await expect(await sheet.findByText('Rohit Deshmukh')).toBeVisible();
    await expect(sheet.getByText('17%')).toBeVisible();
  },
};

export const OnAPhone = on([full], 'mobile');

const held = loaded(key, pageOf(sessionEngagement));
const came: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('41')).toBeVisible();
  await expect(await canvas.findAllByText(/Not there/)).toHaveLength(2);
};
export const HeldSession: Story = { ...on([membersOf(guests), held]), play: came };
export const HeldSessionOnAPhone: Story = { ...on([membersOf(guests), held], 'mobile'), play: came };

const series = loaded(key, pageOf(seriesEngagement));
const cameToWhich: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('38 of 60 attended')).toBeVisible();
  await expect(canvas.getByText('13 Nov, 19:00')).toBeVisible();
  await expect(canvas.getAllByText('Still to come')).toHaveLength(1);
  await expect(await canvas.findByText(/2 of 3: 13 Nov, 20 Nov/)).toBeVisible();
};
/** Who came to which session of a series. */
export const Series: Story = { ...on([membersOf(seriesGuests), series]), play: cameToWhich };
export const SeriesOnAPhone: Story = {
  ...on([membersOf(seriesGuests), series], 'mobile'),
  play: cameToWhich,
};
