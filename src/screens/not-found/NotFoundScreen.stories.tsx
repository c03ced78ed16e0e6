import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundScreen } from './NotFoundScreen';

const meta: Meta<typeof NotFoundScreen> = { title: 'Screens/Not found', component: NotFoundScreen };
export default meta;

export const NotFound: StoryObj<typeof NotFoundScreen> = {};
