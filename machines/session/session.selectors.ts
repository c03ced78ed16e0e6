import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

type Session = SnapshotFrom<typeof sessionMachine>;

/** True until this device's storage has been read: neither guest nor signed in yet. */
export const selectIsDeciding = (session: Session) => session.hasTag('deciding');
/** True as soon as there is a token, even while its user is still being loaded. */
export const selectIsAuthenticated = (session: Session) => session.hasTag('authenticated');
export const selectIsGuest = (session: Session) => session.hasTag('guest');
export const selectIsBusy = (session: Session) => session.hasTag('busy');
/** The user; while it is being loaded, what this device remembers of it. */
export const selectUser = (session: Session) => session.context.user;
export const selectToken = (session: Session) => session.context.token;
export const selectIsKycComplete = (session: Session) => session.context.isKycComplete;
/** Whether the device of the session was recorded; false while pending and after a failure. */
export const selectIsRecorded = (session: Session) => session.context.isRecorded;
/** Why the last session ended, when it did not end by the user's own wish. */
export const selectFailure = (session: Session) => session.context.failure;
