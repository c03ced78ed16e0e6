import type { AccessGrant, Order, ProductKind, Received, ReceivedPart } from '@haat/openapi';
import type { AccessModel } from '@haat/openapi/pages';
import { accessWith } from './access';
import { orderWith } from './models';

export const seat: ReceivedPart = {
  type: 'seat',
  title: 'Your seat',
  note: 'Your seat is booked. The link opens the room at the start time.',
  url: '/webinar/GrAnT7K2M9QabcdefG/join',
  startsAt: '2026-12-12T13:30:00.000Z',
  minutes: 90,
  timeZone: 'Asia/Kolkata',
};

export const link: ReceivedPart = {
  type: 'link',
  title: 'Join Chai and Charts on Telegram',
  note: 'Opens the channel in Telegram. Keep the link to yourself: it is for those who paid.',
  url: 'https://t.me/+AbCdEf',
};

export const text: ReceivedPart = {
  type: 'text',
  title: 'The masala, gram by gram',
  html: '<p>Roast the chillies <strong>slowly</strong>.</p><ul><li>Byadgi, 250 g</li></ul>',
  minutes: 4,
};

export const place: ReceivedPart = {
  type: 'place',
  title: 'Where I buy the chillies',
  place: {
    address: 'Shop 14, Market Road',
    city: 'Byadgi',
    latitude: 14.6725,
    longitude: 75.487,
    directions: 'From the station, past the temple tank.\nThe blue door.',
  },
};

export const file: ReceivedPart = {
  type: 'file',
  title: 'The workbook',
  mediaId: 'Qr7XbMz2LwKfT9dA',
  url: '/media/file/HT7K2M9QabcdefGH/Qr7XbMz2LwKfT9dA',
  fileName: 'workbook.pdf',
  fileType: 'application/pdf',
  size: 2_516_582,
};

/** Another one of the same purchase. */
export const fileWith = (mediaId: string, changes: Partial<ReceivedPart> = {}): ReceivedPart => ({
  ...file,
  mediaId,
  url: `/media/file/HT7K2M9QabcdefGH/${mediaId}`,
  ...changes,
});

export const recording: ReceivedPart = {
  type: 'audio',
  title: 'The evening raga',
  mediaId: 'Wn4YcPv8RsJgU3eB',
  url: '/media/file/HT7K2M9QabcdefGH/Wn4YcPv8RsJgU3eB',
  streamUrl: '/stream/video/Wn4YcPv8RsJgU3eB?access=HT7K2M9QabcdefGH',
  fileName: 'raga.mp3',
  fileType: 'audio/mpeg',
  size: 31_457_280,
};

/** A course as a buyer reads it: parts with many lessons, folded. */
export const lessons: ReceivedPart[] = [
  { type: 'heading', title: 'Water first' },
  { ...text, title: 'Six colours' },
  { ...link, title: 'How wet is wet', note: undefined },
  { type: 'heading', title: 'Hills that recede' },
  { ...text, title: 'Far hills' },
  { ...text, title: 'Near hills' },
  { ...text, title: 'Between them' },
];

export const combo: ReceivedPart[] = [
  { type: 'product', title: 'Monsoon in Watercolour', url: '#MonsoonMonsoon1' },
  ...lessons,
  { type: 'product', title: 'Balance sheets for shopkeepers', url: '#MonsoonMonsoon2' },
  seat,
];

/** The same, of which the second is no longer sold. */
export const comboWithUnsold: ReceivedPart[] = combo.map((part) =>
  part.url === '#MonsoonMonsoon2' ? { ...part, note: 'This is no longer sold, but it stays yours.' } : part,
);

export const grantWith = (changes: Partial<AccessGrant> = {}): AccessGrant => ({
  id: 'GrAnT7K2M9QabcdefG',
  productId: 'MonsoonMonsoon1',
  kind: 'page',
  title: 'Monsoon in Watercolour',
  status: 'active',
  endsAt: null,
  url: '/access/HT7K2M9QabcdefGH',
  ...changes,
});

/** Both products of `combo`. */
export const comboGrants = (changes: Partial<AccessGrant> = {}): AccessGrant[] => [
  grantWith({ kind: 'course' }),
  grantWith({
    id: 'GrAnT7K2M9QabcdefH',
    productId: 'MonsoonMonsoon2',
    kind: 'webinar',
    title: 'Balance sheets for shopkeepers',
    ...changes,
  }),
];

/** A receipt that opens this. */
export const receiptOf = (
  parts: Received['parts'],
  {
    redirectUrl = null,
    kind = 'page',
    ...changes
  }: Partial<Order> & { redirectUrl?: string | null; kind?: ProductKind } = {},
): AccessModel =>
  accessWith({
    order: orderWith({
      product: { ...orderWith().product, kind },
      accesses: [grantWith({ kind })],
      status: 'fulfilled',
      paidAt: '2026-07-17T14:13:00.000Z',
      method: 'upi',
      access: {
        url: '/access/HT7K2M9QabcdefGH',
        messageHtml: '<p>Thank you for being here.</p>',
        redirectUrl,
        received: { parts },
      },
      ...changes,
    }),
  });
