/** What an address says of where its visitor came from, and what they were promised. */
const carried = /^(link|ref|code|utm_\w+)$/;

/** Tells the next step where somebody came from, in its address: nothing is kept in the browser for it. */
export function carryArrival() {
  const arrival = [...new URLSearchParams(location.search)].filter(([name]) => carried.test(name));
  const before = document.referrer && new URL(document.referrer);
  if (before && before.host !== location.host) arrival.push(['ref', before.hostname]);
  if (arrival.length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-main-action]'))
    link.search = new URLSearchParams(arrival).toString();
  for (const form of document.querySelectorAll('form[data-buy]'))
    for (const [name, value] of arrival)
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
}
