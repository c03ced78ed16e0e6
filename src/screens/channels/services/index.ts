import type { ChannelPlatform } from '@haat/kinds/kind';
import type { ChannelService } from './channel-service';
import { discord } from './discord';
import { telegram } from './telegram';

export type { Channel, ChannelService, Channels } from './channel-service';

export const channelServices: Readonly<Record<ChannelPlatform, ChannelService>> = {
  Telegram: telegram,
  Discord: discord,
};
