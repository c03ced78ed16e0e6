import { describe, expect, test } from 'vitest';
import { inAppPlatform } from './detect';

const plain = { isStandalone: false, isTelegram: false, touchPoints: 5 };
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-A155F Build/AP3A.240905.015.A2';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('inside another app', () => {
  test.each([
    [
      'Instagram',
      `${iphone} Mobile/15E148 Instagram 389.0.0.24.87 (iPhone14,5; iOS 18_5; en_IN; scale=3.00)`,
    ],
    [
      'Instagram that says Safari',
      `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 Instagram 389.0.0.24.87 (iPhone14,5; iOS 18_5; en_IN)`,
    ],
    ['Threads', `${iphone} Mobile/15E148 Barcelona 370.0.0.25.95 (iPhone14,5; iOS 18_5; en_IN; scale=3.00)`],
    [
      'Facebook',
      `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/756351453;FBDV/iPhone14,5;FBMD/iPhone]`,
    ],
    ['Messenger', `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/516.0.0.40.107;FBDV/iPhone14,5]`],
    ['LINE', `${iphone} Mobile/15E148 Safari Line/15.8.1`],
    [
      'Snapchat',
      `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 Snapchat/13.49.0.44 (like Safari/8617.2, panda)`,
    ],
    ['X', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 Twitter for iPhone/11.4`],
    ['TikTok', `${iphone} Mobile/15E148 musical_ly_40.6.0 JsSdk/2.0 NetType/WIFI Channel/App Store`],
    ['LinkedIn', `${iphone} Mobile/15E148 [LinkedInApp]/9.31.4132`],
    ['WeChat', `${iphone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c30) NetType/WIFI Language/en`],
    ['the Google app', `${iphone} GSA/376.0.775216014 Mobile/15E148 Safari/604.1`],
    ['WhatsApp', `${iphone} Mobile/15E148 WAiOS/2.25.20.78`],
    ['an app without a name', `${iphone} Mobile/15E148`],
  ])('%s on an iPhone', (_, userAgent) => {
    expect(inAppPlatform({ userAgent, ...plain })).toBe('ios');
  });

  test.each([
    [
      'Instagram',
      `${android}; wv) ${webkit} Version/4.0 Chrome/139.0.7258.94 Mobile Safari/537.36 Instagram 389.0.0.24.87 Android`,
    ],
    [
      'Facebook',
      `${android}; wv) ${webkit} Version/4.0 Chrome/139.0.7258.94 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0.0.38.101;]`,
    ],
    [
      'LINE',
      `${android}; wv) ${webkit} Version/4.0 Chrome/139.0.7258.94 Mobile Safari/537.36 Line/15.8.1/IAB`,
    ],
    ['WhatsApp', `${android}) ${webkit} Chrome/139.0.0.0 Mobile Safari/537.36 WA4A/2.25.20.78`],
    ['LinkedIn', `${android}) ${webkit} Chrome/139.0.0.0 Mobile Safari/537.36 [LinkedInApp]/4.1.1057`],
    [
      'an app without a name',
      `${android}; wv) ${webkit} Version/4.0 Chrome/139.0.7258.94 Mobile Safari/537.36`,
    ],
  ])('%s on Android', (_, userAgent) => {
    expect(inAppPlatform({ userAgent, ...plain })).toBe('android');
  });

  test('Telegram shows itself in the window alone', () => {
    const safari = `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`;
    const chrome = `${android}) ${webkit} Chrome/139.0.0.0 Mobile Safari/537.36`;
    for (const [userAgent, platform] of [
      [safari, 'ios'],
      [chrome, 'android'],
    ] as const) {
      expect(inAppPlatform({ userAgent, ...plain, isTelegram: true })).toBe(platform);
      expect(inAppPlatform({ userAgent, ...plain })).toBeNull();
    }
  });
});

describe('in a browser', () => {
  test.each([
    ['Safari', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${iphone} CriOS/139.0.7258.76 Mobile/15E148 Safari/604.1`],
    ['Firefox on an iPhone', `${iphone} FxiOS/141.0 Mobile/15E148 Safari/605.1.15`],
    ['Edge on an iPhone', `${iphone} Version/18.0 EdgiOS/138.0.3351.109 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0'],
    [
      'Chrome on a laptop',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    ],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    ],
    ['a word that ends like LINE', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 Online/1.0`],
    ['a crawler for previews', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    [
      'the crawler of a search',
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    ],
  ])('%s', (_, userAgent) => {
    expect(inAppPlatform({ userAgent, ...plain })).toBeNull();
  });

  test('installed on the home screen, where no browser says its name', () => {
    expect(inAppPlatform({ ...plain, userAgent: `${iphone} Mobile/15E148`, isStandalone: true })).toBeNull();
  });
});

describe('an iPad, which says that it is a Mac', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const safari = `${mac} Version/18.5 Safari/605.1.15`;
  const instagram = `${mac} Mobile/15E148 Instagram 389.0.0.24.87 (iPad13,16; iPadOS 18_5; en_IN; scale=2.00)`;
  const facebook = `${mac} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/756351453;FBDV/iPad13,16]`;
  const line = `${mac} Version/18.5 Safari/605.1.15 Line/15.8.1`;

  test.each([
    ['Instagram', instagram, 5],
    ['Facebook', facebook, 5],
    ['LINE that says Safari', line, 5],
    ['Instagram, whatever the screen tells', instagram, 0],
    ['an app without a name', mac, 5],
  ])('inside another app: %s', (_, userAgent, touchPoints) => {
    expect(inAppPlatform({ ...plain, userAgent, touchPoints })).toBe('ios');
  });

  test('inside Telegram', () => {
    expect(inAppPlatform({ ...plain, userAgent: safari, isTelegram: true })).toBe('ios');
  });

  test.each([
    ['Safari on an iPad', safari, 5],
    ['Firefox on an iPad', `${mac} FxiOS/141.0 Safari/605.1.15`, 5],
    ['Safari on a Mac', safari, 0],
    [
      'Chrome on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
      0,
    ],
    [
      'Firefox on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:141.0) Gecko/20100101 Firefox/141.0',
      0,
    ],
    ['an app of the Mac without a name', mac, 0],
    [
      'WeChat on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.7(0x13080710) XWEB/1191 Flue',
      0,
    ],
  ])('in a browser: %s', (_, userAgent, touchPoints) => {
    expect(inAppPlatform({ ...plain, userAgent, touchPoints })).toBeNull();
  });
});
