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

/** By the paths that the services give to guests. */
const services: readonly Service[] = [
  {
    service: 'Zoom',
    isHost: (host) => /(^|\.)zoom\.(us|com)$/.test(host),
    fault({ pathname }) {
      if (pathname.startsWith('/s/'))
        return 'This link starts the meeting as its host. Copy the invitation link from Zoom instead.';
      return /^\/(j|w)\/\d{9,11}$|^\/(my|v)\/[\w.-]+$|^\/meeting\/register\/[\w-]+$|^\/webinar\/register\/[\w-]+$/.test(
        pathname,
      )
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
      return /^\/([a-z]{3}-[a-z]{4}-[a-z]{3}|lookup\/[\w-]+)$/.test(pathname)
        ? null
        : 'This is no link to a Google Meet room. Copy the link from the meeting itself.';
    },
  },
  {
    service: 'YouTube',
    isHost: (host) => /^((www|m|studio)\.)?youtube\.com$|^youtu\.be$/.test(host),
    fault({ hostname, pathname, searchParams }) {
      if (hostname === 'studio.youtube.com')
        return 'This is the page of your studio. Copy the link for viewers instead.';
      const [, first = '', second = ''] = pathname.split('/');
      const isVideo =
        (hostname === 'youtu.be' && video.test(first)) ||
        (first === 'watch' && video.test(searchParams.get('v') ?? '')) ||
        (first === 'live' && video.test(second)) ||
        /^\/(@[\w.-]+|channel\/[\w-]+)\/live$/.test(pathname);
      return isVideo ? null : 'This is no link to a YouTube stream. Copy it from Share on YouTube.';
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
