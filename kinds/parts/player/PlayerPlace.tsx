import { Box } from '@haat/design-system/preview';
import * as styles from './player.css';
import type { PlayerOptions } from './player-options';

const mpegUrl = 'application/vnd.apple.mpegurl';

/** Where something is played: with the controls of the browser, until the script of the player takes it over. */
export function PlayerPlace({ player }: { player: PlayerOptions }) {
  const { kind, title, mark, poster, width = 1280, height = 720 } = player;
  const shared = {
    className: styles.media,
    controls: true,
    preload: 'none',
    'aria-label': title,
  } as const;
  return (
    <Box
      as="section"
      id={`media-${player.mediaId}`}
      className={kind === 'video' ? styles.video : styles.audio}
      aria-label={title}
      data-player={JSON.stringify(player)}
    >
      {kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the creator may have given none
        <video {...shared} poster={poster} width={width} height={height} playsInline>
          <Sources player={player} />
        </video>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the creator may have given none
        <audio {...shared}>
          <Sources player={player} />
        </audio>
      )}
      {kind === 'video' && mark !== undefined && (
        <Box aria-hidden data-mark className={styles.mark}>
          {mark}
        </Box>
      )}
      <Box data-player-layer />
    </Box>
  );
}

function Sources({ player: { src, hls, captions = [], startAt = 0 } }: { player: PlayerOptions }) {
  // Until the script of the player has taken it over, or without it, the browser itself begins there.
  const at = startAt > 0 ? `#t=${startAt}` : '';
  return (
    <>
      {hls && <source src={hls.auto + at} type={mpegUrl} />}
      <source src={src + at} />
      {captions.map(({ language, label, src: file }) => (
        <track key={language} kind="captions" srcLang={language} label={label} src={file} />
      ))}
    </>
  );
}
