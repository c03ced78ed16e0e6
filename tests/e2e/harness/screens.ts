/** What buyers’ pages are told and looked at on: a small phone and a desk. */
export const screens = {
  phone: { width: 360, height: 780 },
  desk: { width: 1440, height: 900 },
} as const;
