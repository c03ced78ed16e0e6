import { t } from '@haat/i18n';

const MB = 1024 ** 2;
/** Bytes of a lesson that are few: a tenth of what cheap plans have a day. */
const lightBytes = 150 * MB;

/** "Light on data, about 60 MB a lesson"; of many bytes only how many. */
export function dataText(lessonBytes: number): string {
  const size = sizeOf(lessonBytes);
  return lessonBytes <= lightBytes
    ? t('Light on data, about {size} a lesson', { size })
    : t('About {size} of data a lesson', { size });
}

/** As far as it matters to somebody with a data plan. */
function sizeOf(bytes: number): string {
  const megabytes = bytes / MB;
  if (megabytes >= 995) return `${Math.round(megabytes / 102.4) / 10} GB`;
  const step = megabytes < 10 ? 1 : megabytes < 100 ? 5 : 10;
  return `${Math.max(1, Math.round(megabytes / step) * step)} MB`;
}
