// What a browser says of itself in its `User-Agent`.

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

export interface UserAgent {
  browser: string | undefined;
  system: string | undefined;
  isHandheld: boolean;
}

/** The names that people know; undefined where it gave none that we know. */
export function readUserAgent(text: string): UserAgent {
  const browser = browsers.find(([sign]) => sign.test(text))?.[1];
  const [, system, isHandheld = false] = systems.find(([sign]) => sign.test(text)) ?? [];
  return { browser, system, isHandheld };
}
