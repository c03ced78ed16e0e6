/** The screens that buyers’ pages are tested on: a small phone, a tablet and a desk. */
export const screens = {
  phone: { width: 360, height: 780 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
} as const;
