import type { Phrase } from '@haat/i18n';

/** The services whose links are known; a room may be anywhere else. */
export type RoomService = 'Zoom' | 'Google Meet' | 'YouTube' | 'Jitsi';

export interface Room {
  /** Null where the link is of none that is known. */
  service: RoomService | null;
  /** Why guests get nowhere by it, and what to do; null where they do, or nobody knows. */
  fault: Phrase | null;
}

interface Service {
  service: RoomService;
  isHost: (host: string) => boolean;
  fault: (url: URL) => Phrase | null;
}

const video = /^[\w-]{11}$/;

/** Invitations, personal rooms, registrations, and the same meetings in the web client. */
const zoomGuest =
  /^\/((j|w|wc\/join)\/\d{9,11}|wc\/\d{9,11}\/join|(my|v)\/[\w.-]+|(meeting|webinar)\/register\/[\w-]+)\/?$/;

/** Of Zoom Events: the page of an event, and the links by which guests join it. */
const zoomEvent = /^\/(ev|ej|ejl|e\/view)\/[\w.~-]+(\/home)?\/?$/;

/** What opens a meeting as whoever holds it; `zak` is the key of the host in any link. */
const zoomHost = /^\/(s|start)\/|^\/wc\/(start\/\d+|\d+\/start)\/?$/;

/** What a channel streams now. A name with letters of other scripts is encoded. */
const channelNow = /^\/(@[\w.%-]+|(c|user)\/[\w.%-]+|channel\/[\w-]+)\/live\/?$/;

/** Where streams are set up, at addresses before there was a studio. */
const earlierStudio = /^\/(live_dashboard|my_live_events|webcam)\b/;

function isYouTubeVideo({ hostname, pathname, searchParams }: URL): boolean {
  const [, first = '', second = ''] = pathname.split('/');
  if (hostname === 'youtu.be') return video.test(first);
  if (first === 'watch') return video.test(searchParams.get('v') ?? '');
  // It has the length of an id, and is the stream of a channel that stands beside it.
  if (first === 'embed' && second === 'live_stream') return searchParams.has('channel');
  return ((first === 'live' || first === 'embed') && video.test(second)) || channelNow.test(pathname);
}

/** By the paths that the services give to guests. */
const services: readonly Service[] = [
  {
    service: 'Zoom',
    isHost: (host) => /(^|\.)zoom\.(us|com)$/.test(host),
    fault({ hostname, pathname, searchParams }) {
      if (zoomHost.test(pathname) || searchParams.has('zak'))
        return 'This link starts the meeting as its host. Copy the invitation link from Zoom instead.';
      const isEvent = hostname.startsWith('events.') && zoomEvent.test(pathname);
      return isEvent || zoomGuest.test(pathname)
        ? null
        : 'This is no link to a Zoom meeting. Copy the invitation link from Zoom.';
    },
  },
  {
    service: 'Google Meet',
    isHost: (host) => host === 'meet.google.com',
    fault({ pathname }) {
      if (/^\/(new|landing)?\/?$/.test(pathname))
        return 'This link opens another room each time. Start the meeting and copy its own link.';
      return /^\/([a-z]{3}-[a-z]{4}-[a-z]{3}|lookup\/[\w-]+)\/?$/.test(pathname)
        ? null
        : 'This is no link to a Google Meet room. Copy the link from the meeting itself.';
    },
  },
  {
    service: 'YouTube',
    isHost: (host) => /^((www|m|studio)\.)?youtube\.com$|^www\.youtube-nocookie\.com$|^youtu\.be$/.test(host),
    fault(url) {
      if (url.hostname === 'studio.youtube.com' || earlierStudio.test(url.pathname))
        return 'This is the page of your studio. Copy the link for viewers instead.';
      return isYouTubeVideo(url)
        ? null
        : 'This is no link to a YouTube stream. Copy it from Share on YouTube.';
    },
  },
  {
    service: 'Jitsi',
    isHost: (host) => host === 'meet.jit.si' || host === '8x8.vc',
    fault: ({ pathname }) =>
      /^\/[^/]+/.test(pathname) ? null : 'This link names no room. Open a room and copy its link.',
  },
];

/** What a link to a room is, as far as its address says. `address` begins with https://; what is no address is of no service. */
export function roomOf(address: string): Room {
  if (!URL.canParse(address)) return { service: null, fault: null };
  const url = new URL(address);
  const known = services.find(({ isHost }) => isHost(url.hostname));
  return known ? { service: known.service, fault: known.fault(url) } : { service: null, fault: null };
}
