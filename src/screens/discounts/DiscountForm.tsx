import {
  Button,
  Field,
  Form,
  MoneyField,
  Notice,
  SegmentedControl,
  Stack,
  useToast,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import type { Discount } from '@haat/openapi';
import { newOrderBounds } from '@haat/openapi/order-bounds';
import { useState } from 'react';
import { ProductField } from '../../components/product-chooser/ProductField';
import { useStored } from '../../components/remembered/use-kept';
import { useSaveDiscount } from '../../queries/catalog/discounts.queries';
import { DiscountLimits } from './DiscountLimits';
import { type DiscountDraft, discountIn, draftOf, problemsOf } from './discount-draft';

interface DiscountFormProps {
  /** Null: a new one. */
  discount: Discount | null;
  /** The one product that this is about; null: any of them. */
  productId: string | null;
  onDone: () => void;
}

type Errors = Readonly<Record<string, string>>;

const errorOf = (errors: Errors, name: string) => (errors[name] ? { error: errors[name] } : {});

/** What comes off, for what, and for whom. */
export function DiscountForm(props: DiscountFormProps) {
  const { discount, productId } = props;
  const { draft, errors, failure, isSaving, set, submit } = useDiscountForm(props);

  return (
    <Form aria-label={discount ? t('Edit discount') : t('New discount')} onSubmit={submit}>
      <Stack space="20">
        <SegmentedControl
          label={t('How it applies')}
          name="way"
          value={draft.way}
          onChange={(type) => set({ way: type })}
          options={[
            { value: 'code', label: t('With a code') },
            { value: 'automatic', label: t('Automatic') },
          ]}
        />
        {draft.way === 'code' && (
          <Field
            label={t('Code')}
            name="code"
            value={draft.code}
            onChange={(typed) => set({ code: typed.toUpperCase() })}
            autoComplete="off"
            placeholder="DIWALI26"
            maxLength={newOrderBounds.discountCode.maxLength}
            help={t('Not case-sensitive.')}
            {...errorOf(errors, 'code')}
          />
        )}
        <SegmentedControl
          label={t('Discount')}
          name="off"
          value={draft.off}
          onChange={(off) => set({ off })}
          options={[
            { value: 'percent', label: t('Percentage') },
            { value: 'amount', label: t('Rupees') },
          ]}
        />
        <DiscountValue draft={draft} errors={errors} onChange={set} />
        <SegmentedControl
          label={t('Applies to')}
          name="holdsFor"
          value={draft.productId === null ? 'all' : 'one'}
          onChange={(holds) => set({ productId: holds === 'all' ? null : (productId ?? '') })}
          options={[
            { value: 'all', label: t('All products') },
            { value: 'one', label: t('One product') },
          ]}
        />
        {draft.productId !== null && (
          <ProductField
            label={t('Which product')}
            value={draft.productId}
            onChange={(chosen) => set({ productId: chosen })}
            filter={{ status: 'published' }}
            {...errorOf(errors, 'productId')}
          />
        )}
        <DiscountLimits draft={draft} errors={errors} onChange={set} />
        {failure && !Object.keys(failure.fields ?? {}).length && (
          <Notice tone="critical" live>
            {failure.message}
          </Notice>
        )}
        <Button type="submit" tone="accent" fullWidth busy={isSaving}>
          {discount ? t('Save changes') : t('Create discount')}
        </Button>
      </Stack>
    </Form>
  );
}

interface DiscountValueProps {
  draft: DiscountDraft;
  errors: Errors;
  onChange: (part: Partial<DiscountDraft>) => void;
}

const DiscountValue = ({ draft, errors, onChange }: DiscountValueProps) =>
  draft.off === 'percent' ? (
    <Field
      label={t('Percentage of the price')}
      name="basisPoints"
      inputMode="decimal"
      value={draft.percent}
      onChange={(percent) => onChange({ percent })}
      suffix="%"
      maxLength={6}
      {...errorOf(errors, 'basisPoints')}
    />
  ) : (
    <MoneyField
      label={t('Rupees off the price')}
      name="amount"
      value={draft.amount}
      onChange={(amount) => onChange({ amount })}
      {...errorOf(errors, 'amount')}
    />
  );

/** What is typed, kept on this device until it is saved, and what is wrong with it. */
function useDiscountForm({ discount, productId, onDone }: DiscountFormProps) {
  // What is there is not kept: it may have changed since.
  const [stored, keep, forget] = useStored(`discount.${discount?.id ?? `new.${productId ?? ''}`}`, '{}');
  const typed: Partial<DiscountDraft> = JSON.parse(stored);
  const draft = { ...draftOf(discount, productId), ...typed };
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const save = useSaveDiscount(discount?.id ?? null);
  const toast = useToast();
  const failure = save.isError ? failureOf(save.error, t('It was not saved. Try again in a moment.')) : null;
  const errors = { ...problems, ...failure?.fields };
  const set = (part: Partial<DiscountDraft>) => {
    keep(JSON.stringify({ ...typed, ...part }));
    setProblems({});
    if (failure) save.reset();
  };
  const submit = () => {
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    save.mutate(discountIn(draft, discount), {
      onSuccess: () => {
        toast.show({
          text: discount ? t('Discount saved.') : t('Discount created.'),
          tone: 'good',
        });
        forget();
        onDone();
      },
    });
  };
  return { draft, errors, failure, isSaving: save.isPending, set, submit };
}
