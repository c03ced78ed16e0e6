import type { SnapshotFrom } from 'xstate';
import type { playerMachine } from './player.machine';
import type { PlayRefusal, Quality } from './player.setup';

type Player = SnapshotFrom<typeof playerMachine>;

/** What the player shows. */
export type PlayerView = { quality: Quality; isPlaying: boolean; isBusy: boolean } & (
  | { is: 'idle' | 'loading' | 'playing' | 'paused' | 'waiting' | 'slow' | 'offline' | 'ended' | 'failed' }
  | { is: 'refused'; refusal: PlayRefusal }
);

export function selectPlayer(player: Player): PlayerView {
  const { quality, isPlaying, refusal } = player.context;
  const view = { quality, isPlaying, isBusy: player.hasTag('busy') };
  const { playback } = player.value;
  if ((playback === 'refused' || playback === 'asking') && refusal)
    return { ...view, is: 'refused', refusal };
  if (player.hasTag('slow')) return { ...view, is: 'slow' };
  switch (playback) {
    case 'idle':
    case 'playing':
    case 'paused':
    case 'waiting':
    case 'offline':
    case 'ended':
    case 'failed':
      return { ...view, is: playback };
    case 'loading':
    case 'examining':
    case 'unreachable':
    case 'stalled':
    case 'asking':
    case 'refused':
      return { ...view, is: 'loading' };
  }
}
