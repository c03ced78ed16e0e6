/** The same page in Safari. Some apps do not follow it. */
export function safariAddress(address: string): string {
  return address.replace(/^http/, 'x-safari-http');
}

/** The same page in Chrome, and where there is no Chrome the page itself. The part after `#` cannot be carried along. */
export function chromeAddress(address: string): string {
  const [, scheme = 'https', place = ''] = /^(\w+):\/\/([^#]*)/.exec(address) ?? [];
  const back = encodeURIComponent(address);
  return `intent://${place}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${back};end`;
}

/** LINE opens a link outside itself when the link asks for it. */
export function lineAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
