export { cancelSession, mayCancel } from './cancellation';
export * from './cancellation.repository';
export { createLiveSessions, type HeldSession, type LiveSessions } from './live-sessions.service';
export { type BoughtSession, sessionsOfOrder } from './order-events';
export { eraseSessionMessages } from './session-message.repository';
