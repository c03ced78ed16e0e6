import type { PublicItem } from '@haat/openapi';

interface FreePlayerProps extends Pick<PublicItem, 'streamUrl' | 'playlistUrl' | 'poster' | 'captions'> {
  type: 'video' | 'audio';
  title: string;
  className: string;
}

/** What anybody may play, with the controls of the browser: a preview loads no player. Its picture comes with the first play. */
export function FreePlayer({ type, title, className, ...sources }: FreePlayerProps) {
  const { streamUrl, playlistUrl, poster, captions = [] } = sources;
  const shared = { className, controls: true, preload: 'none', 'aria-label': title } as const;
  const inside = (
    <>
      {playlistUrl !== undefined && <source src={playlistUrl} type="application/vnd.apple.mpegurl" />}
      <source src={streamUrl} />
      {captions.map(({ language, label, src }) => (
        <track key={language} kind="captions" srcLang={language} label={label} src={src} />
      ))}
    </>
  );
  return type === 'video' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the creator may have given none
    <video {...shared} poster={poster} playsInline>
      {inside}
    </video>
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the creator may have given none
    <audio {...shared}>{inside}</audio>
  );
}
