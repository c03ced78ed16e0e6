/** Ms that a browser may take to read the head of a file. */
const patience = 5_000;

/** Seconds of a video on this device; null where the browser cannot tell. */
export async function secondsOf(file: Blob): Promise<number | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  video.preload = 'metadata';
  video.src = url;
  const read = new Promise<number | null>((resolve) => {
    video.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(video.duration) ? video.duration : null),
    );
    video.addEventListener('error', () => resolve(null));
    setTimeout(() => resolve(null), patience);
  });
  return read.finally(() => URL.revokeObjectURL(url));
}
