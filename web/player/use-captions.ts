import { useEffect, useState } from 'react';

/** The text tracks that an element has, and what of the chosen one is said now; drawn by the player, above its controls. */
export function useCaptions(media: HTMLMediaElement, language: string | null) {
  const [said, setSaid] = useState<DocumentFragment[]>([]);
  useEffect(() => {
    const tracks = [...media.textTracks].filter(({ kind }) => kind === 'captions');
    for (const track of tracks) track.mode = track.language === language ? 'hidden' : 'disabled';
    const chosen = tracks.find((track) => track.language === language);
    const tell = () => setSaid([...(chosen?.activeCues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML()));
    tell();
    chosen?.addEventListener('cuechange', tell);
    return () => chosen?.removeEventListener('cuechange', tell);
  }, [media, language]);
  return said;
}
