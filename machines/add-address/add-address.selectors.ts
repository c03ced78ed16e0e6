import type { SnapshotFrom } from 'xstate';
import type { addAddressMachine } from './add-address.machine';

type AddAddress = SnapshotFrom<typeof addAddressMachine>;

export const selectIsOpen = (adding: AddAddress) => adding.hasTag('open');
export const selectIsBusy = (adding: AddAddress) => adding.hasTag('busy');
export const selectIsSending = (adding: AddAddress) => adding.hasTag('sending');
/** A password is out, to be typed in. */
export const selectIsOtpOut = (adding: AddAddress) => adding.hasTag('otp');
/** A code to the oldest address is needed besides. */
export const selectIsCodeNeeded = (adding: AddAddress) => adding.hasTag('code');
export const selectWay = (adding: AddAddress) => adding.context.channel;
/** As typed. */
export const selectAddress = (adding: AddAddress) => adding.context.address;
export const selectFailure = (adding: AddAddress) => adding.context.failure;
export const selectCanResend = (adding: AddAddress) => adding.can({ type: 'otp.resend' });
/** Earliest resend time, in ms since 1970 by the device clock; null if immediately. */
export const selectResendAt = ({ context: { asked, isResendOpen } }: AddAddress) =>
  asked === null || isResendOpen ? null : asked.sentAt + asked.resendAfterSeconds * 1000;
