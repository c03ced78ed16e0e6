import { samples } from '@haat/kinds/samples';
import type { PublicProduct } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gallery, kindWith } from '../testing/kinds';
import { clubProduct, site } from '../testing/models';
import { fullPage } from '../testing/page-story';
import { PreviewPage } from './PreviewPage';

/** What a buyer is shown of each kind, as the server draws it. */
const meta = { title: 'Buyer/Kinds', ...fullPage } satisfies Meta;
export default meta;

type Story = StoryObj;
const story = (product: PublicProduct): Story => ({
  render: () => <PreviewPage model={{ site, product }} />,
});

export const Webinar = story(kindWith('webinar'));
export const WebinarForAll = story(
  kindWith('webinar', { seats: undefined, seatsLeft: null }, { cover: null }),
);
export const WebinarSeries = story(
  kindWith('webinar', {
    sessions: [
      { id: '', startsAt: '2026-12-12T13:30:00.000Z', minutes: 90 },
      { id: 's2', startsAt: '2026-12-19T13:30:00.000Z', minutes: 90 },
      { id: 's3', startsAt: '2026-12-26T13:30:00.000Z', minutes: 60 },
    ],
  }),
);
export const WebinarDates = story(
  kindWith(
    'webinar',
    {},
    {
      dates: [12, 19, 26].map((day) => ({
        id: day === 12 ? 'MonsoonMonsoon1' : `Hampers${day}Live1`,
        url: `/wp/Hampers${day}Live1`,
        startsAt: `2026-12-${day}T13:30:00.000Z`,
        timeZone: 'Asia/Kolkata',
        ...(day === 19 && { closed: 'Sold out' }),
      })),
    },
  ),
);
export const WebinarFull = story(kindWith('webinar', { seatsLeft: 0 }));
export const WebinarNotDated = story(kindWith('webinar', { startsAt: '' }));
export const Course = story(kindWith('course', {}, { gallery }));
export const CourseBegun = story(kindWith('course', { sections: [], outcomes: [], lessons: 0, minutes: 0 }));
export const Lesson = story(kindWith('lesson'));
export const LessonFree = story(kindWith('lesson', {}, { prices: [{ id: 'p1', type: 'once', amount: 0 }] }));
export const LessonFreeOrPaid = story(
  kindWith(
    'lesson',
    {},
    {
      prices: [
        { id: 'p1', type: 'once', amount: 0, label: 'Watch' },
        { id: 'p2', type: 'once', amount: 9_900, label: 'With feedback' },
      ],
    },
  ),
);
export const Locked = story(kindWith('lock', {}, { gallery: gallery.slice(0, 1) }));
export const LockedEmpty = story(kindWith('lock', { items: [] }));
export const Combo = story(kindWith('combo'));
export const ComboOfSeveralPrices = story(kindWith('combo', {}, { prices: clubProduct.prices }));
export const ComboWithoutOneOfIt = story(
  kindWith('combo', {
    items: [
      {
        productId: 'MonsoonMonsoon2',
        kind: 'lesson',
        title: 'One wet sky',
        url: '/cp/MonsoonMonsoon2',
        amount: 19_900,
        cover: null,
        state: 'gone',
      },
    ],
  }),
);
const [firstOfCombo, ...restOfCombo] = samples.combo.publicContent.items;
const withFirstOwned = firstOfCombo && [{ ...firstOfCombo, isOwned: true as const }, ...restOfCombo];
export const ComboPartlyOwned = story(kindWith('combo', { items: withFirstOwned, owned: 0 }));
export const ComboForTheRest = story(
  kindWith(
    'combo',
    { items: withFirstOwned, owned: 80_000, paysForRest: true },
    { prices: [{ id: 'p1', type: 'once', amount: 19_900 }] },
  ),
);
export const ComboOwned = story(
  kindWith('combo', {
    items: samples.combo.publicContent.items.map((item) => ({ ...item, isOwned: true as const })),
    owned: 0,
  }),
);
export const Telegram = story(kindWith('telegram', {}, { prices: clubProduct.prices }));
export const TelegramGroup = story(
  kindWith('telegram', { chatType: 'group', chatTitle: '', benefits: [] }, { gallery }),
);
export const Discord = story(kindWith('discord'));
export const DiscordWithoutRoles = story(kindWith('discord', { roles: [], serverName: '' }));
