import type { Meta, StoryObj } from '@storybook/react-vite';
import { analyticsKey } from '../../../queries/analytics.queries';
import { figures, noFigures } from '../../testing/figures';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../testing/Shop';
import { now } from '../../testing/samples';
import { FiguresOfTime } from './FiguresOfTime';

const meta: Meta<typeof FiguresOfTime> = { title: 'Parts/FiguresOfTime', component: FiguresOfTime };
export default meta;
type Story = StoryObj<typeof FiguresOfTime>;

const id = 'Sourdough11';
const key = analyticsKey(id, { range: '30d' });
const face = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]}>
      <FiguresOfTime productId={id} now={now} />
    </Shop>
  ),
});

export const Loading = face(loading(key));
export const Empty = face(loaded(key, noFigures));
export const Full = face(loaded(key, figures));
export const Failed = face(failed(key));
export const Offline = face(offline(key, figures));
