import { t, translate } from '@haat/i18n';
import type { UploadState } from '@haat/machines/upload';

type Problem = NonNullable<UploadState['problem']>;

/** Why a file did not become a picture, and what to do. */
export function problemWords(problem: Problem): string {
  const { name } = problem;
  switch (problem.is) {
    case 'notAPicture':
      return t('“{name}” is not a JPEG, PNG, WebP or AVIF picture.', { name });
    case 'tooLarge':
      return t('“{name}” is larger than 10 MB. Choose a smaller picture.', { name });
    case 'refused':
      return t('“{name}” was rejected. {why}', { name, why: translate(problem.why) });
  }
}

/** How far the file is that is on its way. */
export function stateWords({ is, name, sent, size }: Exclude<UploadState, { is: 'idle' }>): string {
  if (is === 'making') return t('“{name}” uploaded. Processing…', { name });
  const share = Math.floor((sent / Math.max(1, size)) * 100);
  if (is === 'waiting')
    return t('“{name}” resumes when you are back online. {share}% uploaded.', { name, share });
  return t('Uploading “{name}”, {share}%.', { name, share });
}
