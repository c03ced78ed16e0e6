import type { IconName } from '@haat/design-system';
import type { Phrase } from '@haat/i18n';
import type { Connection, ConnectionLink } from '@haat/machines/connect-channel';
import type { NewProduct } from '@haat/openapi';
import type { Loadable } from '../../../components/async-states/AsyncStates';

/** A channel, group or server that a bot was added to, as its screen shows it. */
export interface Channel extends Connection {
  title: string;
  /** What it is, and how large. */
  meta: string;
  photo: string | null;
  /** What the bot still needs, as the service calls it. */
  missing: readonly string[];
  /** What else is to be put right; null where nothing is. */
  advice: { title: string; text: string } | null;
  /** Of a product that admits to it. */
  content: NonNullable<NewProduct['content']>;
}

export interface Channels {
  /** Whether this installation has a bot. */
  isAvailable: boolean;
  items: readonly Channel[];
}

/** What the screen of connections says, where services differ. */
export interface ChannelTexts {
  title: Phrase;
  subject: Phrase;
  card: Phrase;
  steps: readonly { title: Phrase; text: Phrase }[];
  connect: Phrase;
  open: Phrase;
  scan: Phrase;
  waiting: Phrase;
  unreachable: Phrase;
  lost: Phrase;
  /** With `{title}` and `{rights}`. */
  rights: Phrase;
  /** With `{rights}`. */
  rightsOfNew: Phrase;
  connected: Phrase;
  noBot: Phrase;
  noBotText: Phrase;
}

/** A service whose channels or servers are connected to a bot. */
export interface ChannelService {
  icon: IconName;
  texts: ChannelTexts;
  useChannels(): Loadable<Channels>;
  startConnection(): Promise<ConnectionLink>;
  useDisconnect(): { mutateAsync(channel: Pick<Channel, 'id'>): Promise<unknown>; isPending: boolean };
}
