/** Where a link can be sent on, with a word about it. Takes an absolute address. */
export function shareLinks(url: string, title: string) {
  const words = encodeURIComponent(title);
  const address = encodeURIComponent(url);
  return {
    whatsApp: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    telegram: `https://t.me/share/url?url=${address}&text=${words}`,
  };
}
