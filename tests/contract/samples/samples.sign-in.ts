import type { Names } from '../names';
import { about, as, type Sample, withBody } from './sample';

/** Signing in, and what belongs to an account. */
export const signInSamples: Record<string, (names: Names) => Sample> = {
  sendOtp: withBody('guest', () => ({ phone: '98111 99999' })),
  verifyOtp: withBody('guest', ({ signInPhone, signInCode }) => ({
    phone: signInPhone,
    otp: signInCode,
    email: '',
    is_p: false,
    name: 'Asha',
  })),
  emailLogin: withBody('guest', () => ({ email: 'devi.new@example.com', phone: '' })),
  verifyEmailOtp: withBody('guest', ({ signInMail, mailCode }) => ({
    email: signInMail,
    otp: mailCode,
    phone: null,
    refId: null,
  })),
  googleNonce: as('guest'),
  verifyGmail: ({ googleCredential, googleCookie }) => ({
    as: 'guest',
    body: { gtoken: googleCredential, phone: null, refId: null },
    headers: { cookie: googleCookie ?? '' },
  }),
  logout: withBody('owner', () => ({ notitoken: 'a device' })),
  saveSession: withBody('owner', () => ({ device: 'A browser' })),
  userInfo: as('owner'),
  updateAccount: withBody('otherBuyer', () => ({
    name: 'Devi Rao',
    bio: 'Bread and rye',
    handle: 'DeviWeaves',
    language: 'hi',
  })),
  getHandle: as('owner'),
  getDataExport: as('owner'),
  requestDataExport: ({ buyersStepUp }) => ({ as: 'buyer', headers: { 'step-up-code': buyersStepUp ?? '' } }),
  createDataExportFile: as('owner'),
  getAccountDeletion: as('owner'),
  deleteAccount: ({ buyersStepUp }) => ({
    as: 'buyer',
    headers: { 'step-up-code': buyersStepUp ?? '' },
    body: { remainder: 0 },
    // Everybody has something that goes on.
    refused: { status: 409, code: 'cannot_leave' },
  }),
  cancelAccountDeletion: as('owner'),
  getBusiness: as('owner'),
  saveBusiness: withBody('buyer', () => ({ gstin: '27AAACR5055K1Z7', address: '4, Temple Street' })),
  endBusiness: as('owner'),
  listAddresses: as('owner'),
  startAddress: withBody('owner', () => ({ email: 'meera.third@example.com' })),
  addAddress: ({ addedMail, addedCode, stepUp }) => ({
    as: 'owner',
    body: { email: addedMail, otp: addedCode },
    headers: { 'step-up-code': stepUp ?? '' },
  }),
  removeAddress: about('owner', 'address', ({ stepUp }) => ({ headers: { 'step-up-code': stepUp ?? '' } })),
  startStepUp: as('otherBuyer'),
  listSessions: as('owner'),
  endSessions: () => ({ as: 'owner', query: { keepCurrent: 'true' } }),
  endSession: about('owner', 'session'),
  savePushToken: withBody('owner', () => ({ notitoken: 'a device' })),
  reportBrowserError: withBody('guest', () => ({
    kind: 'screen',
    message: 'Not a price',
    stack: '',
    route: '/wallet',
    version: 'app.js',
  })),
};
