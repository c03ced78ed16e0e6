// The interface of a kind of product, in parts. A kind is a folder with a file for each part, and one line in registry.ts.
import type { IconName } from '@haat/design-system';
import type { Phrase } from '@haat/i18n';
import type {
  CourseContent,
  ImageSources,
  NewProduct,
  Price,
  Product,
  ProductKind,
  ProductStatus,
  PublicProduct,
  ReceivedPart,
  ThankYou,
} from '@haat/openapi';
import type { ComponentType } from 'react';
import type { KindContent, KindPublicContent } from './generated/shapes';
import type { MainAct, MainActContext } from './parts/access/main-act';
import type { AccessPartProps } from './parts/access/part-props';
import type { KindStepProps, PriceAsWritten } from './parts/editor/step-props';
import type { ItemFile, NamedFile } from './parts/items/item-file';
import type { ProductSession } from './parts/live/session.rules';
import type { Included } from './parts/preview/includes';

export type { KindContent } from './generated/shapes';

/** A service whose channels or servers a bot admits members to. */
export type ChannelPlatform = 'Telegram' | 'Discord';

/** What a kind is called, and where it stands. Every visitor loads it. */
export interface KindFacts {
  /** As a title. */
  label: string;
  labelOfMany: string;
  /** In a sentence. */
  one: string;
  many: string;
  /** What its buyers call it, as a title, where that is another name. */
  bought?: { label: string; labelOfMany: string };
  /** The heading where a product of this kind is not found. */
  unavailable: string;
  icon: IconName;
  /** Where a buyer opens one: `/wp/` and the id. */
  previewBase: string;
  /** Where all of them are listed; null for kinds that are listed where their settings open, or in the list of another. */
  list: string | null;
  /** Where one is made, where that is not `/Create/` and the kind. */
  create?: string;
  /** Where its channels or servers are, which are connected at the address where one is made, before its editor. */
  connects?: ChannelPlatform;
  /** The kind in whose list and settings area it stands. */
  parentKind?: ProductKind;
  /** The screens about one. The area alone opens its analytics. */
  settings: Readonly<Record<'area' | 'analytics' | 'sales' | 'discounts' | 'edit', string>>;
  /** Where its lessons and files are, whose use its creator sees in the settings area. Left out by kinds without them. */
  engagement?: 'content' | 'thankYou';
  /** It is held at a set time, and its creator may cancel it. */
  isSession?: true;
  /** A further address of its editor, in the settings area of another kind. */
  alsoEditedAt?: string;
  /** Where the members of one are: `/tgch/` and the id. Left out by kinds without members. */
  members?: string;
  /** Where whoever holds one proves their number and sees it: the page, whose query names the product. Goes with `members`. */
  membership?: string;
  /** Buying it again is usual: nobody is told that they have it. */
  isRepeatable?: true;
  /** One buyer can use several of it: tickets, kits. Its creator may then allow more than one in an order. */
  sellsSeveral?: true;
  /** Whether they can be written to by a bot. */
  writesToMembers?: boolean;
  /** Two keys that begin a new one. */
  shortcut?: { keys: string; label: Phrase };
  /** The verb of the buy button, if not “Buy”. */
  verb: 'Join' | 'Enrol' | 'Book a seat' | 'Unlock' | 'Get the combo' | null;
  /** Services Accounting Code on invoices. */
  sac: string;
  /** The schemas of its `content` in openapi.json: whole, and as a preview has it. */
  contentSchema: string;
  publicSchema: string;
  /** May be free: a price of type `once` may be 0. */
  mayBeFree?: true;
  /** It is learned on a page of its own, `/learn/` and the id of the access; what other kinds give stands on the receipt. */
  isLearned?: true;
  /** Its title says all of it: pictures for chats leave out what kind it is. */
  isPlain?: true;
}

/** Descriptions of a kind for new users, and its editor step. Loaded where used. */
export interface KindTexts {
  /** What it sells. */
  sells: Phrase;
  /** Above an empty list of them. */
  first: Phrase;
  /** Below that, where it is not what the kind sells. */
  firstLead?: Phrase;
  /** What a buyer would see, beside an empty list of them. Amounts are paise. */
  example?: { title: Phrase; amount: number; compareAt: number };
  /** Title and help of the editor step. */
  values: { title: Phrase; text: Phrase } | null;
  /** Its step in the editor; null for a kind that has none. */
  step: { label: Phrase; lead: Phrase } | null;
}

/** One product of the kind, for stories, fixtures and tests. */
export interface KindSample<Kind extends ProductKind> {
  title: string;
  content: KindContent[Kind];
  /** As much as creators write, for benchmarks; left out where `content` is that. */
  largeContent?: KindContent[Kind];
  /** The content of one that includes these products, by their ids; for kinds that include others. */
  contentWithProducts?: (ids: readonly string[]) => KindContent[Kind];
  /** Publishable content, in which everything hidden until payment contains `secret`. */
  contentWithSecret: (secret: string) => KindContent[Kind];
  /** The fields that an empty one needs before it can be published, in their order. */
  missingFields: readonly string[];
  /** What buyers get of `contentWithSecret`: the type and the title of each part. */
  accessParts: readonly (readonly [type: ReceivedPart['type'], title: string])[];
  publicContent: KindPublicContent[Kind];
  /** Content whose preview shows this Markdown as often as possible, for load tests of rendering; for kinds that show any. */
  contentWithMarkdown?: (markdown: string) => KindContent[Kind];
  /** As the demonstration sells it; where left out, it sells the sample. */
  offer?: KindOffer<Kind>;
}

/** A product of a shop, and how it sells. */
export interface KindOffer<Kind extends ProductKind> extends Pick<NewProduct, 'description' | 'thankYou'> {
  title: string;
  /** Amounts are paise. */
  prices: NewProduct['prices'];
  /** `now` is when the shop is shown. Left out by kinds that include others. */
  content?: (now: Date) => KindContent[Kind];
  /** The titles of the offers that it includes. */
  includedTitles?: readonly string[];
  /** A drawing of the demonstration. */
  cover: string;
  alt: string;
  /** Its weight among all sales; the weights need not sum to one. */
  salesShare: number;
  /** On sale since this many days before today. */
  daysOnSale: number;
}

/** Makes safe HTML of Markdown. */
export type ToHtml = (markdown: string) => Promise<string>;

/** What a kind may know of another product of the same creator. */
export interface OtherProduct {
  id: string;
  kind: ProductKind;
  title: string;
  status: ProductStatus;
  /** Amounts are paise. */
  prices: readonly Pick<Price, 'amount'>[];
}

/** What rules may look at besides the content itself. */
export interface ProductContext<Other extends OtherProduct = OtherProduct> {
  now: Date;
  /** Products of the same creator that the content speaks of, by id; those of anybody else are not among them. */
  others: ReadonlyMap<string, Other>;
  /** The creator's uploaded files that the content names, by id. */
  files?: ReadonlyMap<string, ItemFile>;
  /** What these products name with `connectsTo`, as far as it admits members now. Left out by the editor, which does not ask. */
  connected?: ReadonlySet<string>;
}

export interface ChangeContext<K extends ProductKind> extends ProductContext {
  /** The content before the change; empty for a new product. */
  existing: KindContent[K];
}

/** What a product says in its texts. */
export interface Offer {
  title: string;
  description: string;
  thankYou: ThankYou;
}

export interface MissingContext<K extends ProductKind> {
  now: Date;
  /** Whether another product of the same creator is on sale. The editor takes it for granted of those that it has not loaded. */
  isOnSale(productId: string): boolean;
  /** Whether what `connectsTo` names is connected to the creator and admits members. The editor takes it for granted. */
  isConnected?(id: string): boolean;
  /** An uploaded file of the creator; undefined for none. The editor takes it for granted. */
  fileOf?(mediaId: string): Pick<ItemFile, 'status' | 'stamping'> | undefined;
  /** Whether the installation has rooms for live sessions. */
  hasOwnRooms?: boolean | undefined;
  /** What the product says. Left out where the content alone is looked at. */
  offer?: Offer;
  /** What is on sale already: what was right when it went on sale does not become wrong by time passing. Null for what is not. */
  onSale: KindContent[K] | null;
}

export interface PublicContentContext extends ProductContext {
  productId: string;
  /** Seats that are held, over every price; 0 where none are counted. */
  taken: number;
  /** Why another product that it speaks of cannot be bought at the moment: it is over, or sold out. Left out by the editor. */
  closedStateOf?(other: OtherProduct): 'ended' | 'full' | null;
  prices: readonly Price[];
  pictureOf(other: OtherProduct): ImageSources | null;
  urlOf(other: OtherProduct): string;
  toHtml: ToHtml;
  /** Bytes that a phone takes for a lesson with video, on average; left out where that is not known. */
  lessonBytes?: number;
}

export interface ClosedContext extends ProductContext {
  /** Why another product cannot be bought at the moment; null when it can. */
  closedOf(other: OtherProduct): string | null;
}

export interface AccessContext extends ProductContext {
  /** The products sold with it; null if not recorded, then its current products count. */
  productIds: readonly string[] | null;
  /** Path that lets the holder in, for kinds whose product admits them elsewhere. */
  joinPath: string;
  /** The thank-you of the product. */
  thankYou?: ThankYou;
  /** The grant that opens the content: its files are fetched by it. */
  accessId: string;
  /** What a buyer receives of another product. */
  accessOf(other: OtherProduct): Promise<ReceivedPart[]>;
  toHtml: ToHtml;
}

/** A text with slots, which may hold texts too: rules do not depend on a language. */
export interface PhraseWithValues {
  phrase: Phrase;
  values?: Readonly<Record<string, string | number | PhraseWithValues>>;
}

/** What is missing, by the name of its field. */
export interface MissingField extends PhraseWithValues {
  field: string;
}

/** Rules of a kind's content: pure, run by the server and by the editor alike. */
export interface KindRules<K extends ProductKind> {
  /** Checks and tidies what the schema cannot. `content` follows its schema and is trimmed. Throws 422 refusals naming `content.…`. */
  normalise?(content: KindContent[K], context: ChangeContext<K>): KindContent[K];
  /** Checks and tidies the items of a thank-you; throws as `normalise`. Left out by kinds whose thank-you has none. */
  normaliseThankYou?(thankYou: ThankYou): ThankYou;
  /** What publishing needs besides the fields that all kinds share. */
  missing(content: KindContent[K], context: MissingContext<K>): MissingField[];
  /** What anybody may see: nothing that is paid for. Null as long as there is too little to show. */
  publicContent(
    content: KindContent[K],
    context: PublicContentContext,
  ): KindPublicContent[K] | null | Promise<KindPublicContent[K] | null>;
  /** What a buyer gets for the payment. */
  access(content: KindContent[K], context: AccessContext): ReceivedPart[] | Promise<ReceivedPart[]>;
  /** The products of the same creator that the content speaks of. */
  refersTo?(content: KindContent[K]): string[];
  /** What a third party admits its buyers to, by its ids there: a channel, or a server and its roles; none where it is delivered without. */
  connectsTo?(content: KindContent[K]): readonly string[];
  /** The uploaded files that the content names, with the field of each. */
  filesIn?(content: KindContent[K], thankYou?: ThankYou): NamedFile[];
  /** Of those files the ones that anybody may play: video and audio of what is free. */
  freeFilesIn?(content: KindContent[K]): NamedFile[];
  /** Of each lesson that has uploaded videos, these, by their ids; for kinds that say what they take of a buyer’s data. */
  lessonVideos?(content: KindContent[K]): string[][];
  /** Whether all buyers get the same link, which anybody can pass on. Left out by kinds that deliver by none. */
  isSharedLink?(content: KindContent[K]): boolean;
  /** What its buyers learn on the page of the course, for kinds that teach. */
  lessons?(content: KindContent[K], title: string): CourseContent;
  /** The session at a set time that it is, for kinds that are one; null as long as that is not whole. */
  session?(content: KindContent[K]): ProductSession | null;
  /** The same content held at another time, without what is of the past; for kinds that may be offered on several dates. */
  atDate?(content: KindContent[K], startsAt: string): KindContent[K];
  /** Until how many ms before it starts buyers may change to another date themselves; null for never. Goes with `atDate`. */
  dateChangeMs?(content: KindContent[K]): number | null;
  /** What of the content several dates have alike: how many may come, and the rest. Goes with `atDate`. */
  alike?(content: KindContent[K]): Record<AlikePart, Partial<KindContent[K]>>;
  /** The content with one of those parts as it is on another date. Goes with `alike`. */
  withAlike?(content: KindContent[K], part: AlikePart, from: KindContent[K]): KindContent[K];
  /** Why it cannot be bought at the moment, though it is published; null when it can. */
  closed?(content: KindContent[K], context: ClosedContext): string | null;
  /** Whether buyers who own a part of it pay only for the rest. Left out by kinds without parts. */
  paysForRest?(content: KindContent[K]): boolean;
  /** Public content for a buyer who owns these parts, which take so much off (paise). Goes with `paysForRest`. */
  withOwned?(
    content: KindPublicContent[K],
    owned: { productIds: ReadonlySet<string>; amount: number },
  ): KindPublicContent[K];
  /** How many may be sold in all, over every price; null where that is not limited. */
  seats?(content: KindContent[K], now: Date): number | null;
}

/** What dates of the same have alike in their content. */
export type AlikePart = 'seats' | 'details';

/** What is wrong, by the field's name; undefined where nothing is. */
export type FieldProblem = [field: string, problem: string | undefined];

/** The editor's fields of a kind: read from content, checked, and written back. */
export interface KindDraft<Values, Kind extends ProductKind> {
  empty: Values;
  read: (content: KindContent[Kind]) => Values;
  /** Values that an older editor kept on this device, as they are now; left out where they have stayed the same. */
  restore?: (kept: Values) => Values;
  /** Empty fields are unfinished, not wrong. Names begin with `content.`, as the server's do. */
  problems: (
    values: Values,
    price: PriceAsWritten,
    now: Date,
    persisted: KindContent[Kind],
  ) => FieldProblem[];
  /** The content to save, which replaces `persisted`. A field in `wrong` keeps its saved value, and new items that depend on it wait. */
  write: (
    values: Values,
    wrong: (field: string) => boolean,
    price: PriceAsWritten,
    persisted: KindContent[Kind],
  ) => KindContent[Kind];
  /** Only the valid part, to ask what publishing still needs; left out where `write` on empty content gives that. */
  validContent?: (values: Values) => KindContent[Kind];
  /** Content for the preview; `products` are the referenced products loaded so far. */
  publicContent: (
    content: KindContent[Kind],
    products: ReadonlyMap<string, Product>,
    now: Date,
  ) => KindPublicContent[Kind];
}

/** Where the fields of a kind are written. */
export interface KindEditor<Values> {
  /** Editor step of the kind; a payment page has none. */
  Content?: ComponentType<KindStepProps<Values>>;
  /** What it adds to the step of the price. */
  Price?: ComponentType<KindStepProps<Values>>;
  /** Whether its thank-you holds files, texts and links that buyers get. */
  hasThankYouItems?: boolean;
}

/** What a preview shows of a kind and of no other. */
export interface KindPreview {
  /** Over the title: what kind of thing it is, and how much of it. */
  kicker?: (product: PublicProduct) => string;
  /** Before the price: what decides; `Body` below it: what is inside. */
  Head?: ComponentType<{ product: PublicProduct }>;
  /** Structured data by schema.org; a product if omitted or null. `url` is absolute. */
  structuredData?: (product: PublicProduct, url: string) => object | null;
  Body?: ComponentType<{ product: PublicProduct; headingLevel: 2 | 3 }>;
  /** Under the price where it has a card: what is paid for, each in a few words. */
  includes?: (product: PublicProduct) => readonly Included[];
  /** What the buyer meets once they have it, in a sentence or two. */
  next: (product: PublicProduct) => Phrase;
  /** Until when whoever changes their mind gets their money back, in a line, and as an instant (ISO 8601) where what they were given says it. */
  refund: Phrase;
  refundUntil?: (parts: readonly ReceivedPart[]) => string | null;
  /** What they get back, all of it, as the page of refunds has it. */
  refundTerms: Phrase;
}

/** What a buyer sees of a kind after paying, besides the links and texts of all kinds. Kinds without any have no such file. */
export interface KindAccess {
  /** Draws the types of parts that no other kind has. */
  views?: { readonly [Type in ReceivedPart['type']]?: ComponentType<AccessPartProps> };
  /** A part in the reader's language, where the rules of the kind wrote its title or note; null for any other part. */
  translatePart?: (part: ReceivedPart) => ReceivedPart | null;
  /** What most buyers do next with one; null where nothing is left to do. The first link that leads on, where the kind names none. */
  mainAct?: (context: MainActContext) => MainAct | null;
}
