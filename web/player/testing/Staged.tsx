import { PlayerPlace } from '@haat/kinds/parts/player/PlayerPlace';
import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import { ApiError } from '@haat/machines/failure';
import { type ConnectionEvent, type MediaEvent, playerMachine, type Verdict } from '@haat/machines/player';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fromCallback, fromPromise } from 'xstate';
import { PlayerLayer } from '../PlayerLayer';

interface StagedProps {
  options: PlayerOptions;
  /** What the browser tells, in turn. */
  events?: readonly (MediaEvent | ConnectionEvent)[];
  verdict?: Verdict;
  /** How the server answers that this device plays. */
  refusal?: { status: number; message: string };
}

/** A player without a source, brought into a state by what a browser would have told it. */
export function Staged({ options, events = [], verdict = 'unreachable', refusal }: StagedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const found = box.current?.querySelector<HTMLElement>('[data-player]') ?? null;
    found?.setAttribute('data-taken', '');
    const media = found?.querySelector('video, audio');
    media?.removeAttribute('controls');
    for (const source of media?.querySelectorAll('source') ?? []) source.remove();
    if (media && options.startAt !== undefined) (media as HTMLMediaElement).currentTime = options.startAt;
    setPlace(found);
  }, [options]);
  const media = place?.querySelector<HTMLVideoElement | HTMLAudioElement>('video, audio');
  const layer = place?.querySelector('[data-player-layer]');
  const [machine] = useState(() => stagedMachine({ events, verdict, ...(refusal && { refusal }) }));
  return (
    <div ref={box} style={{ maxWidth: 800 }}>
      <PlayerPlace player={options} />
      {place &&
        media &&
        layer &&
        createPortal(
          <PlayerLayer
            place={place}
            media={media}
            options={options}
            machine={machine}
            input={{ quality: 'auto' }}
          />,
          layer,
        )}
    </div>
  );
}

const stagedMachine = ({
  events,
  verdict,
  refusal,
}: Required<Pick<StagedProps, 'events' | 'verdict'>> & Pick<StagedProps, 'refusal'>) =>
  playerMachine.provide({
    actors: {
      watchMedia: fromCallback<{ type: 'none' }>(({ sendBack }) => {
        for (const event of events) sendBack(event);
      }),
      watchConnection: fromCallback<{ type: 'none' }>(() => undefined),
      examine: fromPromise(async () => verdict),
      report: fromPromise<void>(async () => {
        if (refusal) throw new ApiError(refusal);
      }),
    },
    actions: {
      startMedia: () => undefined,
      pauseMedia: () => undefined,
      loadSource: () => undefined,
      reloadSource: () => undefined,
      reportLeaving: () => undefined,
    },
  });
