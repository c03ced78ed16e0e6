/** How much one account may have, for the server that refuses more (409) and for the screens that stop offering it. */
export const quotas = {
  /** Of every status. */
  products: 1_000,
  drafts: 200,
  pricesOfProduct: 10,
  questionsOfProduct: 10,
  lessonsOfSection: 100,
  lessonsOfCourse: 500,
  /** Characters of all lessons together: about fifty thousand words. */
  textOfCourse: 300_000,
  discounts: 500,
  links: 1_000,
  /** Added by hand or by import and not ended, of one product. */
  givenMembers: 20_000,
  /** Messages to the members of one product, in any 24 hours. */
  broadcastsADay: 5,
  /** Files, video and audio. */
  files: 10_000,
  /** Of them, those on their way. */
  fileUploads: 200,
  /** Uploaded in a week, also if they were deleted since. */
  filesAWeek: 20_000,
} as const;

const gigabyte = 1024 ** 3;

/** Bytes of one file, by what it is for. */
export const largestFile = {
  picture: 10 * 1024 ** 2,
  file: 5 * gigabyte,
  audio: 5 * gigabyte,
  video: 20 * gigabyte,
} as const;

/** Characters of a message to members. Telegram takes 4,096, and 1,024 beside a picture; the rest is for the line that says who it is from. */
export const broadcastText = { plain: 3_900, withPicture: 900 } as const;

/** Paise: gateways move nothing smaller, neither as a refund nor as what a part refund leaves. */
export const leastRefund = 100;

/** Of a body, in bytes, where `x-body-limit` of its operation does not say more. Enough for any form without long texts. */
export const bodyBytes = 16 * 1024;
