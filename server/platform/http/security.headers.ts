import helmet, { type HelmetOptions } from 'helmet';
import type { CashfreeConfig } from '../config/cashfree';
import type { Config } from '../config/config';

const ourselves = "'self'";

/** The headers that keep a page to itself. They are the same for every answer, so helmet writes them once. */
export function securityHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  const paper = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  // It reads nothing of a request and writes nothing but headers.
  helmet(optionsOf(config))({} as never, paper as never, (problem) => {
    if (problem) throw problem;
  });
  headers['permissions-policy'] = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
  return headers;
}

/** What no page of ours asks a device for, so that nothing that gets into one can. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function optionsOf(config: Config): HelmetOptions {
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  const outside = outsideOf(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [ourselves],
        scriptSrc: [ourselves, ...outside.script],
        // What a document holds of its own is named by that document alone: `allowStyles`.
        styleSrc: [ourselves, ...outside.style],
        styleSrcAttr: ["'none'"],
        imgSrc: [ourselves, 'data:', 'blob:'],
        fontSrc: [ourselves],
        // What hls.js puts together in browsers that play no playlists.
        mediaSrc: [ourselves, 'blob:', ...outside.media],
        connectSrc: [ourselves, ...outside.connect],
        ...(outside.frame.length > 0 && { frameSrc: outside.frame }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [ourselves, ...outside.form],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    // `no-referrer` would also empty the Origin header of our own forms.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // For browsers and plug-ins that nobody has any more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Google's sign-in answers from a window of its own.
    ...(config.providers.google && { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' } }),
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  };
}

/** What the browser may reach elsewhere: nothing that is not configured. */
function outsideOf({ storage, providers: { google, firebase, payments } }: Config) {
  const signIn = 'https://accounts.google.com/gsi';
  const cashfree = payments ? cashfreeOf(payments) : nothing;
  const streamed = storage?.streamOrigin ? [storage.streamOrigin] : [];
  return {
    script: [...(google ? [`${signIn}/client`] : []), ...cashfree.script],
    style: google ? [`${signIn}/style`] : [],
    frame: [...(google ? [`${signIn}/`] : []), ...cashfree.hosts],
    connect: unique([
      ...(google ? [`${signIn}/`] : []),
      ...(firebase
        ? ['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com']
        : []),
      ...cashfree.hosts,
      // Uploads go straight to the bucket.
      ...(storage ? [new URL(storage.endpoint).origin] : []),
      ...streamed,
    ]),
    media: streamed,
    form: cashfree.hosts,
  };
}

const unique = (origins: string[]): string[] => [...new Set(origins)];
const nothing = { script: [], hosts: [] };
const cashfreeHosts = {
  production: ['https://api.cashfree.com', 'https://payments.cashfree.com'],
  sandbox: ['https://sandbox.cashfree.com', 'https://payments-test.cashfree.com'],
};

/** The script that begins a payment, and the hosts that it talks to, frames and sends its form to. */
function cashfreeOf({ url, scriptUrl, mode }: CashfreeConfig) {
  const origins = [new URL(scriptUrl).origin, new URL(url).origin];
  return { script: [scriptUrl], hosts: [...new Set([...origins, ...cashfreeHosts[mode]])] };
}
