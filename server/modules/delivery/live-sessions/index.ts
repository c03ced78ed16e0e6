export { createLiveSessions, type HeldSession, type LiveSessions } from './live-sessions.service';
