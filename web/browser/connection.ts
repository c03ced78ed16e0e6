/** Follows the browser's own view of the network. Returns how to stop. */
export function watchConnection(tell: (isOnline: boolean) => void): () => void {
  const online = () => tell(true);
  const offline = () => tell(false);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
}

export const isOnline = () => navigator.onLine;
