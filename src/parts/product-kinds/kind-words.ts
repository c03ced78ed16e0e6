import type { ProductKind } from '@haat/contract';

interface KindWords {
  /** What it sells. */
  sells: string;
  /** How a payment page does this now. */
  meanwhile: string;
}

/** What is said of kinds that cannot be made yet. Apart from the table, which every visitor loads. */
export const kindWords: Readonly<Record<Exclude<ProductKind, 'page'>, KindWords>> = {
  telegram: {
    sells: 'A place in a Telegram channel or group of yours.',
    meanwhile: 'A payment page can lead each buyer to the channel’s invite link once the payment is through.',
  },
  course: {
    sells: 'Lessons in an order, to be learnt from one after the other.',
    meanwhile: 'A payment page can lead each buyer to where your lessons are once the payment is through.',
  },
  lesson: {
    sells: 'One lesson on its own.',
    meanwhile: 'A payment page can lead each buyer to the lesson once the payment is through.',
  },
  webinar: {
    sells: 'A seat at a day and an hour.',
    meanwhile: 'A payment page can ask for what you need to know and give each buyer the link to join.',
  },
  lock: {
    sells: 'Files, pictures, words or a place that nobody sees before paying.',
    meanwhile:
      'A payment page keeps its thank-you closed until somebody has paid: write there what is locked.',
  },
  combo: {
    sells: 'Two or more of your products at one price.',
    meanwhile: 'A payment page with several prices lets each buyer choose how much of it to take.',
  },
  discord: {
    sells: 'A role in a Discord server of yours.',
    meanwhile: 'A payment page can lead each buyer to the server’s invite link once the payment is through.',
  },
};
