import { t } from '@haat/i18n';

/** Looked for in this order, because most browsers also name those they descend from. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\bFBA[NV]\b/, 'Facebook'],
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\b(MiuiBrowser|XiaoMi)\b/, 'Mi Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string, isHandheld: boolean])[] = [
  [/\biPhone\b/, 'iPhone', true],
  [/\biPad\b/, 'iPad', true],
  [/\bAndroid\b/, 'Android', true],
  [/\bCrOS\b/, 'ChromeOS', false],
  [/\bWindows\b/, 'Windows', false],
  [/\bMac OS X\b/, 'Mac', false],
  [/\bLinux\b/, 'Linux', false],
];

export interface Device {
  /** "Chrome on Android" */
  name: string;
  isHandheld: boolean;
}

/** What people call a device, from the user-agent string it gave of itself; null when it gave none. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const browser = browsers.find(([sign]) => sign.test(text))?.[1];
  const [, system, isHandheld = false] = systems.find(([sign]) => sign.test(text)) ?? [];
  if (browser && system) return { name: t('{browser} on {system}', { browser, system }), isHandheld };
  return { name: browser ?? system ?? t('Unknown device'), isHandheld };
}
