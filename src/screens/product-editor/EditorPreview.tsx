import { Box } from '@haat/design-system';
import { vars } from '@haat/design-system/styling';
import { t } from '@haat/i18n';
import { kindDraft } from '@haat/kinds/drafts';
import { htmlOf } from '@haat/kinds/parts/editor/markdown';
import { publicTrailer } from '@haat/kinds/parts/trailer/trailer.rules';
import { kindOf } from '@haat/kinds/rules';
import { selectUser } from '@haat/machines/session';
import type { MediaFile, Product, ProductFields, PublicProduct } from '@haat/openapi';
import { LivePreview } from '@haat/storefront/live/LivePreview';
import { readableAccent } from '@haat/web/accent';
import { memo, useDeferredValue } from 'react';
import { Session } from '../../actors/session.actor';
import { useProductsById } from '../../queries/catalog/chosen-products.queries';
import { useMediaFile } from '../../queries/catalog/media.queries';
import { siteName } from '../../queries/site.queries';
import type { Draft } from './draft/draft';
import { preview } from './editor.css';
import { fieldsOf } from './fields';

interface EditorPreviewProps {
  draft: Draft;
  product: Product | null;
}

/** The product as a buyer will see it, drawn by the same parts. A picture: nothing in it can be pressed. It follows what is typed, which does not wait for it. */
export const EditorPreview = ({ draft, product }: EditorPreviewProps) => (
  <DrawnPreview draft={useDeferredValue(draft)} product={product} />
);

/** Drawn again only when the draft that it is given is another one. */
const DrawnPreview = memo(function DrawnPreview({ draft, product }: EditorPreviewProps) {
  const seller = Session.useSelector(selectUser)?.name || t('Your name');
  const fields = fieldsOf(draft, product);
  const film = useMediaFile(draft.trailer);
  const inside = useProductsById(kindOf(draft).refersTo?.((fields.content ?? {}) as never) ?? []);
  return (
    <Box
      className={preview}
      data-type="system"
      lang={draft.language}
      inert
      {...(draft.accent !== null && { vars: tinted(draft.accent) })}
    >
      <LivePreview
        model={{
          site: { name: siteName(), origin: window.location.origin, supportEmail: null },
          product: productOf(draft, { seller, product, fields, inside, film }),
        }}
      />
    </Box>
  );
});

/** The creator's colour, as the server gives it to the page. */
function tinted(colour: string) {
  const { accent, accentPressed, onAccent } = readableAccent(colour);
  return {
    [nameOf(vars.colour.accent)]: accent,
    [nameOf(vars.colour.accentPressed)]: accentPressed,
    [nameOf(vars.colour.onAccent)]: onAccent,
  };
}

/** `--name` of `var(--name)`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1) as `--${string}`;

interface Around {
  seller: string;
  /** As the server has it; null before it has any. */
  product: Product | null;
  /** What can be saved of the draft: what is emptied on sale stays with buyers. */
  fields: ProductFields;
  /** The products that it names. */
  inside: ReadonlyMap<string, Product>;
  /** What is its trailer. */
  film: MediaFile | null;
}

/** As far as a picture of the page shows it: nothing of it is loaded. */
function trailerOf(film: MediaFile | null): Pick<PublicProduct, 'trailer'> {
  const trailer = film && publicTrailer({ mediaId: film.mediaId, productId: 'preview' }, film);
  if (!trailer) return {};
  const { mediaId, seconds } = trailer;
  return { trailer: { mediaId, seconds, streamUrl: '', playlistUrl: '' } };
}

function productOf(draft: Draft, { seller, product, fields, inside, film }: Around): PublicProduct {
  const { prices = [], questions = [], content = {} } = { ...product, ...fields };
  return {
    id: 'preview',
    kind: draft.kind,
    status: 'published',
    title: fields.title ?? product?.title ?? t('Your title'),
    descriptionHtml: htmlOf(draft.description),
    summary: '',
    // A price that has not been saved has no id yet, and the page tells prices apart by it.
    prices: prices.map((price, place) => ({ id: `price-${place}`, ...price })),
    content: { ...kindDraft(draft.kind).publicContent(content, inside, new Date()) },
    cover: draft.cover,
    ...trailerOf(film),
    gallery: [...draft.gallery],
    questions,
    accent: draft.accent,
    seo: {},
    language: draft.language,
    url: product?.url ?? '',
    seller: { name: seller, handle: null },
    updatedAt: '',
  };
}
