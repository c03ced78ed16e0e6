/** Groups of pages that share their inlined style sheet. */
export type PageStyles = 'preview' | 'order' | 'public';

/** What the client build made and a page needs. */
export interface PageAssets {
  styles: Record<PageStyles, string>;
  /** The small module that runs before the first interaction. */
  enhance: Pick<ClientFiles, 'module' | 'imports'>;
  /** The same for a preview. */
  enhancePreview: Pick<ClientFiles, 'module' | 'imports'>;
  /** Addresses of what a preview brings only where it is needed. */
  previewParts: { inApp: string; here: string; buying: string };
  /** The few lines that stand inside a preview: they open its step. */
  openSheet: string;
  /** Address of the module that reports what went wrong in a page. */
  problems: string;
  /** What keeps files of buyers on the device, where the page shows any. */
  savedFiles: string;
  /** What shows a page anew at the time that it names. */
  reloadTimer: string;
  /** What forgets what was typed for orders, on pages of what was bought. */
  typedOrders: string;
  /** What plays a trailer in a preview. */
  trailer: string;
  /** What brings React to the pages that take it. */
  clients: Record<PageClient, ClientFiles>;
  /** The same with the Hindi words that they say; of those that say any. */
  hindi: Record<SpeakingClient, ClientFiles>;
}

/** Pages with more to bring: a part that React takes over, or the sandbox's own call. */
export type PageClient =
  | 'checkout'
  | 'lesson'
  | 'offline'
  | 'paying'
  | 'payment'
  | 'plan'
  | 'player'
  | 'calculator'
  | 'sandbox';

/** Those that say something by themselves. */
export type SpeakingClient = 'checkout' | 'paying' | 'payment' | 'plan' | 'player';

/** Addresses of a client module and of everything it needs, so that all of it is asked for at once. */
export interface ClientFiles {
  module: string;
  imports: string[];
  styles: string[];
}
