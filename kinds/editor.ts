import { type Phrase } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';
import type { ComponentType } from 'react';
import { ComboStep } from './combo/ComboEditor';
import { ComboSaved } from './combo/ComboSaved';
import { CourseStep } from './course/CourseEditor';
import { DiscordStep } from './discord/DiscordEditor';
import type { Own, OwnOf } from './drafts';
import { LessonStep } from './lesson/LessonEditor';
import { LockStep } from './lock/LockEditor';
import { PagePrice } from './page/PageEditor';
import type { KindStepProps } from './parts/editor/step-props';
import { TelegramStep } from './telegram/TelegramEditor';
import { WebinarStep } from './webinar/WebinarEditor';

/** Where the fields of a kind are written. */
interface KindView<Own> {
  /** The step of its own; a payment page has none. */
  Content?: ComponentType<KindStepProps<Own>>;
  /** What it adds to the step of the price. */
  Price?: ComponentType<KindStepProps<Own>>;
  /** What its own step is about. */
  lead?: Phrase;
}

const views: { [Kind in ProductKind]: KindView<OwnOf<Kind>> } = {
  page: { Price: PagePrice },
  telegram: { Content: TelegramStep, lead: 'The channel or group, and the link that buyers join by.' },
  discord: { Content: DiscordStep, lead: 'The server, and the link that buyers join by.' },
  course: { Content: CourseStep, lead: 'What is taught, in the order it is learnt.' },
  lesson: { Content: LessonStep, lead: 'What is taught: words, a link, or both.' },
  webinar: { Content: WebinarStep, lead: 'When it is, for how many, and where they join.' },
  lock: { Content: LockStep, lead: 'What opens with the payment, in the order it is read.' },
  combo: { Content: ComboStep, Price: ComboSaved, lead: 'Products of yours that are sold together.' },
};

/** The views of a kind. They are given the fields of their kind, which no type can say of a pair. */
export const kindView = (kind: ProductKind): KindView<Own> => views[kind] as unknown as KindView<Own>;
