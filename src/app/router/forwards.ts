import { paths } from '../paths';

const areas = [
  paths.telegram,
  paths.page,
  paths.course,
  paths.discord,
  paths.lock,
  paths.webinar,
  paths.combo,
] as const;

/** Addresses that show another: each settings area opens at its first child. */
export const forwards: readonly { from: string; to: string }[] = areas.map(({ area, analytics }) => ({
  from: area,
  to: analytics,
}));
