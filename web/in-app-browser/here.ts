import { inAppPlatform } from './detect';

/** The kind of phone whose app shows this page inside itself; null in a browser. */
export const platformHere = () =>
  inAppPlatform({
    userAgent: navigator.userAgent,
    isStandalone: isStandalone(),
    isTelegram: isTelegram(),
    touchPoints: navigator.maxTouchPoints,
  });

const isTelegram = () =>
  ['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'].some((name) => name in window);

const isStandalone = () =>
  (navigator as { standalone?: boolean }).standalone === true ||
  matchMedia('(display-mode: standalone)').matches;
