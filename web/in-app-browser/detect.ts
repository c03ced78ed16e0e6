/** What a browser shows of itself. */
export interface Marks {
  userAgent: string;
  /** Installed on the home screen: a window of its own, and no other app's. */
  isStandalone: boolean;
  /** Has put objects of Telegram into the window; its user agent says nothing. */
  isTelegram: boolean;
  /** How many fingers the screen can tell apart. */
  touchPoints: number;
}

/** Apps that open links inside themselves, at the start of a word. Some of them say `Safari` too. */
const apps =
  /\b(Instagram|Barcelona|FB_IAB|FB\w*\/|Messenger\b|Line\/|Snapchat|Twitter|musical_ly|Bytedance|LinkedInApp|MicroMessenger\/|GSA\/|WAiOS\/|WA4A\/|WebView\b)/i;
const apple = /\b(iPhone|iPod|iPad)\b/;
/** Every browser of these phones says `Safari/`; an app that shows a page does not. */
const bare = /(iPhone|iPod|iPad|Macintosh)(?!.*Safari\/)/;
/** Apps that have a Mac of their own to run on. */
const onMac = /\b(MacWechat|Electron)\//;

/** The kind of phone whose app shows this page inside itself; null in a browser. */
export function inAppPlatform({
  userAgent,
  isStandalone,
  isTelegram,
  touchPoints,
}: Marks): 'ios' | 'android' | null {
  if (isStandalone) return null;
  const isInside = isTelegram || apps.test(userAgent);
  if (apple.test(userAgent)) return isInside || bare.test(userAgent) ? 'ios' : null;
  // An iPad says that it is a Mac, but no Mac has a screen to touch, nor these apps.
  if (/\bMacintosh\b/.test(userAgent)) {
    const isNamed = apps.test(userAgent) && !onMac.test(userAgent);
    return isNamed || (touchPoints > 1 && (isTelegram || bare.test(userAgent))) ? 'ios' : null;
  }
  if (/\bAndroid\b/.test(userAgent)) return isInside || /\bwv\)/.test(userAgent) ? 'android' : null;
  return null;
}
