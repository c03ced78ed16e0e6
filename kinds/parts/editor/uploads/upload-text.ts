import { plural, t, translate } from '@haat/i18n';
import type { UploadView } from '@haat/machines/upload';
import { bytesText } from '../../preview/file-text';

/** How an upload is doing, and what to do if it does not continue automatically. */
export function uploadText(upload: UploadView): string {
  const { is, name, sent, size, problem, isOther } = upload;
  const share = Math.floor((sent / Math.max(1, size)) * 100);
  switch (is) {
    case 'lost':
      return isOther
        ? t('That is a different file. Choose “{name}”, {size}.', { name, size: bytesText(size) })
        : t('Choose the same file again, and the upload goes on where it was.');
    case 'recognising':
      return t('Comparing the file…');
    case 'queued':
      return t('In the queue, {size}', { size: bytesText(size) });
    case 'sending':
      return sendingText(upload);
    case 'finishing':
    case 'preparing':
      return t('Uploaded. Checking…');
    case 'waiting':
      return t('Resumes when you are back online. {share}% uploaded.', { share });
    case 'paused':
      return t('Paused. {share}% uploaded.', { share });
    case 'refused':
      return problem ? translate(problem) : t('This file was rejected.');
    case 'ready':
      return t('Uploaded');
    case 'taken':
      return preparationText(upload);
  }
}

function sendingText({ sent, size, speed, secondsLeft }: UploadView): string {
  const done = t('{sent} of {size}', { sent: bytesText(sent), size: bytesText(size) });
  if (speed === null || secondsLeft === null) return done;
  return `${done} · ${t('{size} per second', { size: bytesText(speed) })} · ${leftText(secondsLeft)}`;
}

/** How a video is doing that is made ready for slow networks. */
export function preparationText({ preparation, name, size, isOther }: UploadView): string {
  const share = Math.floor((preparation?.progress ?? 0) * 100);
  if (preparation?.is === 'lost')
    return isOther
      ? t('That is a different file. Choose “{name}”, {size}.', { name, size: bytesText(size) })
      : t(
          'Choose the same file again to prepare it for slow networks. Until then it plays as you uploaded it.',
        );
  if (preparation?.is === 'failed')
    return t('It cannot be prepared for slow networks here, and plays as you upload it.');
  if (preparation?.is === 'waiting')
    return t('Preparing resumes when you are back online. {share}% done.', { share });
  const done = t('Preparing for slow networks, {share}% done', { share });
  return preparation?.secondsLeft ? `${done} · ${leftText(preparation.secondsLeft)}` : done;
}

function leftText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return t('less than a minute left');
  if (minutes < 60) return plural(minutes, '{count} minute left', '{count} minutes left', {});
  return plural(Math.round(minutes / 60), 'about {count} hour left', 'about {count} hours left', {});
}
