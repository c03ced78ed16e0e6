import { Button, ButtonLink, EmptyState, Field, Form, Notice, Sheet, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { Link } from '@haat/openapi';
import { newLinkBounds } from '@haat/openapi/bounds';
import { paths } from '@haat/web/paths';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ProductField } from '../../components/product-chooser/ProductField';
import { useStored } from '../../components/remembered/use-kept';
import { useCreateLink } from '../../queries/catalog/links.queries';
import { useProduct, useProducts } from '../../queries/catalog/products.queries';
import { allItems } from '../../queries/pages';

interface NewLinkSheetProps {
  isOpen: boolean;
  /** Chosen already. */
  productId: string | null;
  onClose: () => void;
  onMade: (link: Link) => void;
}

/** Makes a link: to what, for which place, and with which ending. */
export function NewLinkSheet({ isOpen, onClose, ...rest }: NewLinkSheetProps) {
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('New link')}>
      {isOpen && <Make {...rest} />}
    </Sheet>
  );
}

function Make(props: Pick<NewLinkSheetProps, 'productId' | 'onMade'>) {
  const products = useProducts({ status: 'published' });
  // The one whose links are looked at may stand further down in the list, or be paused.
  const { data: wanted } = useProduct(props.productId);
  return (
    <AsyncStates
      of={products}
      subject={t('Your products')}
      reassurance={t('Only this form did not load.')}
      skeleton={<RowsSkeleton rows={3} />}
      isEmpty={(data) => !wanted && allItems(data).length === 0}
      empty={
        <EmptyState
          headingLevel={3}
          title={t('No products on sale yet')}
          text={t('Links open a product that is on sale. Publish a product first.')}
          action={<ButtonLink href={paths.products}>{t('View products')}</ButtonLink>}
        />
      }
    >
      {(data) => (
        <MakeForm
          key={wanted?.id ?? ''}
          first={wanted?.id ?? allItems(data)[0]?.id ?? ''}
          onMade={props.onMade}
        />
      )}
    </AsyncStates>
  );
}

interface MakeFormProps extends Pick<NewLinkSheetProps, 'onMade'> {
  /** The product that is chosen before anybody chooses. */
  first: string;
}

function MakeForm({ first, onMade }: MakeFormProps) {
  const [chosen, setChosen] = useState(first);
  const [campaign, setCampaign, forgetCampaign] = useStored('links.new.campaign', '');
  const [slug, setSlug, forgetSlug] = useStored('links.new.slug', '');
  const create = useCreateLink();
  const failure = create.isError
    ? failureOf(create.error, t('The link was not created. Try again in a moment.'))
    : null;
  const make = () =>
    create.mutate(
      { productId: chosen, campaign, ...(slug.trim() && { slug }) },
      {
        onSuccess: (link) => {
          forgetCampaign();
          forgetSlug();
          onMade(link);
        },
      },
    );
  const wrong = (name: string) => {
    const error = failure?.fields?.[name];
    return error ? { error } : {};
  };
  const hasPlace = failure?.fields && ('slug' in failure.fields || 'campaign' in failure.fields);
  return (
    <Form aria-label={t('New link')} onSubmit={make}>
      <Stack space="20">
        <ProductField
          label={t('Leads to')}
          value={chosen}
          onChange={setChosen}
          filter={{ status: 'published' }}
        />
        <Field
          label={t('Label')}
          name="campaign"
          value={campaign}
          onChange={setCampaign}
          placeholder={t('Instagram bio')}
          maxLength={newLinkBounds.campaign.maxLength}
          required
          requiredMessage={t('Add a label.')}
          help={t('Only you see this.')}
          {...wrong('campaign')}
        />
        <Field
          label={t('Custom ending')}
          name="slug"
          value={slug}
          onChange={(typed) => {
            setSlug(typed);
            if (failure) create.reset();
          }}
          prefix={window.location.host + paths.customLink('')}
          placeholder="diwali"
          maxLength={40}
          optional
          help={t('Letters a to z, digits and hyphens. If empty, we generate a short one.')}
          {...wrong('slug')}
        />
        {failure && !hasPlace && (
          <Notice tone="critical" live>
            {failure.message}
          </Notice>
        )}
        <Button type="submit" tone="accent" fullWidth busy={create.isPending}>
          {t('Create link')}
        </Button>
      </Stack>
    </Form>
  );
}
