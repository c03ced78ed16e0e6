let isOnTheWay = false;
window.addEventListener('beforeunload', () => {
  isOnTheWay = true;
});
window.addEventListener('pageshow', () => {
  isOnTheWay = false;
});

/** A navigation may come to nothing, as a download does; then the page goes on. In ms. */
const goneWithin = 3_000;

/** Whether this page is being left. The browser cuts off the calls of such a page, and that is nobody's answer. */
export const isLeaving = () => isOnTheWay;

/** Settles only if the page stays after all, or is shown again by going back. */
export function stay(): Promise<void> {
  return new Promise((resolve) => {
    const on = () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', on);
      isOnTheWay = false;
      resolve();
    };
    const timer = setTimeout(on, goneWithin);
    window.addEventListener('pageshow', on);
  });
}
