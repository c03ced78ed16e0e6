/** A count as it is written here: 1,84,260. */
export const grouped = (count: number): string => count.toLocaleString('en-IN');
