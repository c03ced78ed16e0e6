/** The addresses of a product that is a session itself, for whoever holds the grant. A grant's id, or `:accessId` for a route. */
const base = (accessId: string): string => `/webinar/${accessId}`;

/** Leads to the room while it is open, and to the recording afterwards; otherwise it says when. */
export const sessionDoor = (accessId: string): string => `${base(accessId)}/join`;

/** The session as a calendar file (RFC 5545). */
export const sessionCalendar = (accessId: string): string => `${base(accessId)}/session.ics`;

/** The grant whose door a path is; null for any other path. */
export const sessionOfDoor = (path: string): string | null =>
  /^\/webinar\/([^/?#]+)\/join$/.exec(path)?.[1] ?? null;

/** Names a session in calendars: the same whenever it is held. `id` is that of a lesson or of one of a series; empty for the product itself. */
export const sessionUid = (accessId: string, id: string): string =>
  id === '' ? accessId : `${accessId}-${id}`;
