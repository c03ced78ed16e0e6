/** How `Intl` says the hour of a locale: Hindi names the part of the day, सुबह 7:00 बजे, where its tables would write "7:00 am बजे". */
export const hourIn = (locale: string | undefined): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  ...(locale?.startsWith('hi') && { dayPeriod: 'short' }),
});
