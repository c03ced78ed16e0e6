import {
  Box,
  Button,
  formMark,
  Heading,
  Inline,
  ProgressSteps,
  Stack,
  Text,
  useFirstError,
} from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { kindOf } from '@haat/kinds/rules';
import { kindTexts } from '@haat/kinds/texts';
import type { SaveState } from '@haat/machines/autosave';
import type { Product, ProductKind } from '@haat/openapi';
import { namesOf } from '@haat/web/product-kinds/product-kinds';
import { type ComponentProps, type ReactNode } from 'react';
import { useLayout } from '../../components/screen/layout-context';
import { screenTitleId } from '../../components/screen/ScreenHeader';
import { ChangesNotice } from './changes/ChangesNotice';
import { ChangesSheets } from './changes/ChangesSheets';
import type { Draft } from './draft/draft';
import { SaveStateLine } from './draft/SaveStateLine';
import { TwoVersions } from './draft/TwoVersions';
import { useDraft } from './draft/use-draft';
import { useLeft } from './draft/use-left';
import { EditorPreview } from './EditorPreview';
import * as styles from './editor.css';
import { isKeptBack } from './fields';
import { EditorHead } from './head/EditorHead';
import { Progress, type View } from './head/Progress';
import { PreviewAsBuyer } from './PreviewAsBuyer';
import { PictureUploads } from './pictures/PictureUploads';
import { problemsOf } from './problems';
import { Step } from './steps/Step';
import { type EditorStep, missingOf, neighbours, type StepKey, stateOf, stepsOf } from './steps/steps';
import { UploadPlace } from './uploads/UploadPlace';
import { useDraftContext } from './use-draft-context';
import { useNavigation } from './use-navigation';

interface EditorProps {
  /** With the window to itself and a bar of its own, or under the head of the product's settings. */
  frame?: 'workspace' | 'area';
  owner: string;
  kind: ProductKind;
  /** As the server has it; null for one that is only begun. */
  opened: Product | null;
  step: StepKey;
  onStep: (step: StepKey) => void;
  onCreated: (id: string) => void;
}

const leads = {
  basics: 'A title is enough to start; everything is saved automatically.',
  price: 'One price is enough to publish.',
  questions: 'What you need from buyers besides their phone number.',
  thankYou: 'What buyers get after paying.',
  sharing: 'How the link looks in chats, and the page itself.',
  publish: 'It gets a link where anyone can pay.',
} as const satisfies Record<Exclude<StepKey, 'content'>, Phrase>;

const liveLead = 'Its link, to share with your audience.' satisfies Phrase;

const leadOf = (kind: ProductKind, step: StepKey, isPublished: boolean): Phrase | undefined => {
  if (step === 'content') return kindTexts[kind].step?.lead;
  return step === 'publish' && isPublished ? liveLead : leads[step];
};

/** Something is typed that the server does not have yet. */
const isUnsaved = ({ is }: SaveState) => is === 'saving' || is === 'kept';

/** Steps, the form of one step, and beside it what a buyer will see. */
export function Editor({ frame = 'workspace', owner, kind, opened, step, onStep, onCreated }: EditorProps) {
  const { store, draft, product, save, theirs, copy } = useDraft({ owner, kind, opened, onCreated });
  const steps = stepsOf(kind);
  const problems = problemsOf(draft, product);
  const context = useDraftContext(draft);
  const left = useLeft(problems, missingOf(draft, null, context));
  const { ref: formRef, focusFirstError: seek } = useFirstError<HTMLDivElement>();
  const isPhone = useLayout().kind === 'mobile';
  const { current, before, after } = neighbours(steps, step);
  const isPublished = product !== null && product.status !== 'draft';
  const navigation = useNavigation({ step, onStep, steps, store, problems, left, seek });
  const { view, goTo, changes } = navigation;
  const hasChanges = isPublished && (product.hasUnpublishedChanges || isUnsaved(save));
  const next = after && (
    <NextButton step={after} isMain={!hasChanges} onPress={() => navigation.goOn(after.key)} />
  );
  const publish = hasChanges && <PublishButton onPress={() => changes.send({ type: 'review' })} />;
  const lead = leadOf(kind, step, isPublished);
  const saving = {
    state: save,
    live: isPublished ? (hasChanges ? ('changed' as const) : ('same' as const)) : null,
    isKeptBack: isKeptBack(draft, product, problems),
    onRetry: () => void store.flush(),
  };
  const facts = { current: step, draft, problems: left.shown, isPublished, context };
  const onBack = before && (() => goTo(before.key));
  const isWorkspace = frame === 'workspace';

  return (
    <Box className={isWorkspace ? styles.root : styles.inPage}>
      <Box className={styles.body}>
        <Head
          isWorkspace={isWorkspace}
          kind={kind}
          title={draft.title.trim() || product?.title || t('New {one}', { one: namesOf(kind).one })}
          status={product?.status ?? 'draft'}
          saving={saving}
          action={!isPhone && <TabletActions onBack={onBack} next={next} publish={publish} />}
        />
        <Box className={styles.columns}>
          <StepList steps={steps} stateOfStep={(key) => stateOf(key, facts)} onStep={goTo} />
          <Box {...(isWorkspace && { as: 'main', id: 'content', tabIndex: -1 })}>
            <Box ref={formRef} className={styles.form} {...formMark}>
              <Stack space="24">
                <TwoVersions store={store} draft={draft} theirs={theirs} copy={copy} />
                {isPublished && <ChangesNotice product={product} send={changes.send} />}
                <Progress steps={steps} step={step} view={view} onView={navigation.setView} />
                <StepTitle isWorkspace={isWorkspace} title={current?.label} lead={lead} />
                <Box {...(view === 'preview' && { className: styles.besideEachOther })}>
                  <PictureUploads owner={owner} kind={kind} store={store}>
                    <UploadPlace owner={owner} kind={kind} productId={product?.id ?? null}>
                      <Step
                        step={step}
                        store={store}
                        draft={draft}
                        product={product}
                        problems={left.shown}
                        onLeave={left.onLeave}
                        onField={navigation.goToField}
                      />
                    </UploadPlace>
                  </PictureUploads>
                </Box>
              </Stack>
            </Box>
          </Box>
          <BuyerView view={view} draft={draft} product={product} onSave={store.flush} />
        </Box>
      </Box>
      {isPhone && (before || next || publish) && (
        <Foot isWorkspace={isWorkspace} onBack={onBack} next={next} publish={publish} />
      )}
      {isPublished && <ChangesSheets {...changes} />}
    </Box>
  );
}

interface NextButtonProps {
  step: EditorStep;
  isMain: boolean;
  onPress: () => void;
}

function NextButton({ step, isMain, onPress }: NextButtonProps) {
  const isPhone = useLayout().kind === 'mobile';
  return (
    <Button {...(isMain && { tone: 'accent', mainAction: true })} fullWidth={isPhone} onPress={onPress}>
      {t('Next: {step}', { step: t(step.label) })}
    </Button>
  );
}

function PublishButton({ onPress }: { onPress: () => void }) {
  const isPhone = useLayout().kind === 'mobile';
  return (
    <Button tone="accent" mainAction fullWidth={isPhone} onPress={onPress}>
      {t('Publish changes')}
    </Button>
  );
}

interface StepListProps {
  steps: readonly EditorStep[];
  stateOfStep: (step: StepKey) => ReturnType<typeof stateOf>;
  onStep: (step: StepKey) => void;
}

function StepList({ steps, stateOfStep, onStep }: StepListProps) {
  return (
    <Box className={styles.aside}>
      <ProgressSteps
        label={t('Steps')}
        steps={steps.map(({ key, label }) => ({ key, label: t(label), state: stateOfStep(key) }))}
        onStep={(key) => onStep(key as StepKey)}
      />
    </Box>
  );
}

interface HeadProps extends Pick<ComponentProps<typeof EditorHead>, 'kind' | 'title' | 'status' | 'action'> {
  isWorkspace: boolean;
  saving: ComponentProps<typeof SaveStateLine>;
}

function Head({ isWorkspace, saving, action, ...rest }: HeadProps) {
  if (isWorkspace) return <EditorHead {...saving} {...rest} action={action} />;
  return (
    <Box className={styles.inPageHead}>
      <Inline space="16" align="between">
        <SaveStateLine {...saving} />
        {action}
      </Inline>
    </Box>
  );
}

interface StepActionsProps {
  onBack: (() => void) | undefined;
  next: ReactNode;
  publish: ReactNode;
}

function TabletActions({ onBack, next, publish }: StepActionsProps) {
  return (
    <Box className={styles.fromTablet}>
      <Inline space="8" wrap={false}>
        {onBack && (
          <Box className={styles.withoutSteps}>
            <Button onPress={onBack}>{t('Back')}</Button>
          </Box>
        )}
        {next}
        {publish}
      </Inline>
    </Box>
  );
}

interface StepTitleProps {
  isWorkspace: boolean;
  title: Phrase | undefined;
  lead: Phrase | undefined;
}

function StepTitle({ isWorkspace, title, lead }: StepTitleProps) {
  return (
    <Stack space="4">
      <Heading {...(isWorkspace ? { level: 1, id: screenTitleId, tabIndex: -1 } : { level: 2 })}>
        {title && t(title)}
      </Heading>
      <Text tone="soft">{lead && t(lead)}</Text>
    </Stack>
  );
}

interface BuyerViewProps {
  view: View;
  draft: Draft;
  product: Product | null;
  onSave: () => Promise<void>;
}

function BuyerView({ view, draft, product, onSave }: BuyerViewProps) {
  return (
    <Box
      as="aside"
      aria-label={t('What a buyer sees')}
      className={view === 'edit' ? `${styles.beside} ${styles.besideEachOther}` : styles.beside}
    >
      <Box className={styles.sticky}>
        <Stack space="16">
          <Inline space="8" align="between">
            <Heading level={2} size="17">
              {t('What a buyer sees')}
            </Heading>
            {product && kindOf(product).lessons && <PreviewAsBuyer productId={product.id} onSave={onSave} />}
          </Inline>
          <EditorPreview draft={draft} product={product} />
        </Stack>
      </Box>
    </Box>
  );
}

function Foot({ isWorkspace, onBack, next, publish }: StepActionsProps & { isWorkspace: boolean }) {
  return (
    <Box className={isWorkspace ? styles.foot : `${styles.foot} ${styles.footInPage}`}>
      {publish && <Box className={styles.footWhole}>{publish}</Box>}
      <Button disabled={!onBack} onPress={() => onBack?.()}>
        {t('Back')}
      </Button>
      {next}
    </Box>
  );
}
