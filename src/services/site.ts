const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

/** What this installation is called. The server writes it into the document. */
export const siteName = () => meta('application-name') ?? 'Haat';

/** In hundredths of a per cent: the fee of each plan, and the GST on that fee. */
export interface FeeRates {
  FREE: number;
  PREMIUM: number;
  VVIP: number;
  gst: number;
}

const defaults: FeeRates = { FREE: 500, PREMIUM: 250, VVIP: 100, gst: 1800 };

/** The rates of this installation. The server writes them into the document. */
export function feeRates(): FeeRates {
  try {
    return { ...defaults, ...(JSON.parse(meta('haat-fees') ?? '{}') as Partial<FeeRates>) };
  } catch {
    return defaults;
  }
}

/** The client that Google knows this installation as; null where nobody signs in with Google. */
export const googleClientId = (): string | null => meta('haat-google') ?? null;

/** Whether this installation has rooms for live sessions. */
export const hasOwnRooms = (): boolean => typeof document !== 'undefined' && meta('haat-rooms') !== undefined;

/** What Firebase has to be told for push messages; none of it is secret. */
export interface FirebaseWeb {
  apiKey: string;
  projectId: string;
  messagingSenderId: string;
  appId: string;
  vapidKey: string;
}

/** Null where this installation sends no push messages. */
export function firebaseConfig(): FirebaseWeb | null {
  try {
    return JSON.parse(meta('haat-firebase') ?? 'null') as FirebaseWeb | null;
  } catch {
    return null;
  }
}
