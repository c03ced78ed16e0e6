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
import { kindTexts } from '@haat/kinds/texts';
import type { SaveState } from '@haat/machines/autosave';
import type { Product, ProductKind } from '@haat/openapi';
import { namesOf } from '@haat/web/product-kinds/product-kinds';
import { useState } from 'react';
import { useLayout } from '../../components/screen/layout-context';
import { screenTitleId } from '../../components/screen/ScreenHeader';
import { ChangesNotice } from './changes/ChangesNotice';
import { ChangesSheets } from './changes/ChangesSheets';
import { usePublishChanges } from './changes/use-publish-changes';
import { SaveStateLine } from './draft/SaveStateLine';
import { TwoVersions } from './draft/TwoVersions';
import { useDraft } from './draft/use-draft';
import { useLeft } from './draft/use-left';
import { EditorPreview } from './EditorPreview';
import * as styles from './editor.css';
import { isKeptBack } from './fields';
import { EditorHead } from './head/EditorHead';
import { Progress, type View } from './head/Progress';
import { PictureUploads } from './pictures/PictureUploads';
import { problemsOf } from './problems';
import { Step } from './steps/Step';
import { missingOf, neighbours, type StepKey, stateOf, stepOfField, stepsOf } from './steps/steps';
import { useAroundDraft } from './use-around-draft';

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

/** Something is typed that the server does not have yet. */
const isUnsaved = ({ is }: SaveState) => is === 'saving' || is === 'kept';

/** Steps, the form of one step, and beside it what a buyer will see. */
export function Editor({ frame = 'workspace', owner, kind, opened, step, onStep, onCreated }: EditorProps) {
  const { store, draft, product, save, theirs, copy } = useDraft({ owner, kind, opened, onCreated });
  const steps = stepsOf(kind);
  const [view, setView] = useState<View>('edit');
  const problems = problemsOf(draft, product);
  const around = useAroundDraft(draft);
  const { shown, onLeave, onAsk } = useLeft(problems, missingOf(draft, null, around));
  const { ref: formRef, seek } = useFirstError<HTMLDivElement>();
  const isPhone = useLayout().kind === 'mobile';
  const { current, before, after } = neighbours(steps, step);
  const isPublished = product !== null && product.status !== 'draft';
  const goTo = (next: StepKey) => {
    setView('edit');
    onStep(next);
  };
  const changes = usePublishChanges(store, () => {
    const wrong = Object.keys(problems);
    const first = steps.find(({ key }) => wrong.some((field) => stepOfField(field) === key));
    if (!first) return;
    onLeave(...wrong);
    if (first.key === step) setView('edit');
    else goTo(first.key);
    seek();
  });
  const hasChanges = isPublished && (product.hasUnpublishedChanges || isUnsaved(save));
  /** On from this step, with nothing wrong left in it. */
  const goOn = (next: StepKey) => {
    const wrong = Object.keys(problems).filter((field) => stepOfField(field) === step);
    if (wrong.length === 0) return goTo(next);
    setView('edit');
    onLeave(...wrong);
    seek();
  };
  const goToField = (field: string) => {
    onAsk(field);
    goTo(stepOfField(field));
    seek();
  };
  const next = after && (
    <Button
      {...(!hasChanges && { tone: 'accent', mainAction: true })}
      fullWidth={isPhone}
      onPress={() => goOn(after.key)}
    >
      {t('Next: {step}', { step: t(after.label) })}
    </Button>
  );
  const publish = hasChanges && (
    <Button tone="accent" mainAction fullWidth={isPhone} onPress={() => changes.send({ type: 'review' })}>
      {t('Publish changes')}
    </Button>
  );

  const status = product?.status ?? 'draft';
  const lead =
    step === 'content'
      ? kindTexts[kind].step?.lead
      : step === 'publish' && isPublished
        ? liveLead
        : leads[step];
  const saving = {
    state: save,
    live: isPublished ? (hasChanges ? ('changed' as const) : ('same' as const)) : null,
    isKeptBack: isKeptBack(draft, product),
    onRetry: () => void store.flush(),
  };
  const action = !isPhone && (
    <Box className={styles.fromTablet}>
      <Inline space="8" wrap={false}>
        {before && (
          <Box className={styles.withoutSteps}>
            <Button onPress={() => goTo(before.key)}>{t('Back')}</Button>
          </Box>
        )}
        {next}
        {publish}
      </Inline>
    </Box>
  );
  const isWorkspace = frame === 'workspace';

  return (
    <Box className={isWorkspace ? styles.root : styles.inPage}>
      <Box className={styles.body}>
        {isWorkspace ? (
          <EditorHead
            {...saving}
            kind={kind}
            title={draft.title.trim() || product?.title || t('New {one}', { one: namesOf(kind).one })}
            status={status}
            action={action}
          />
        ) : (
          <Box className={styles.inPageHead}>
            <Inline space="16" align="between">
              <SaveStateLine {...saving} />
              {action}
            </Inline>
          </Box>
        )}
        <Box className={styles.columns}>
          <Box className={styles.aside}>
            <ProgressSteps
              label={t('Steps')}
              steps={steps.map(({ key, label }) => ({
                key,
                label: t(label),
                state: stateOf(key, { current: step, draft, problems: shown, isPublished, around }),
              }))}
              onStep={(key) => goTo(key as StepKey)}
            />
          </Box>
          <Box {...(isWorkspace && { as: 'main', id: 'content', tabIndex: -1 })}>
            <Box ref={formRef} className={styles.form} {...formMark}>
              <Stack space="24">
                <TwoVersions store={store} draft={draft} theirs={theirs} copy={copy} />
                {isPublished && <ChangesNotice product={product} send={changes.send} />}
                <Progress steps={steps} step={step} view={view} onView={setView} />
                <Stack space="4">
                  <Heading {...(isWorkspace ? { level: 1, id: screenTitleId, tabIndex: -1 } : { level: 2 })}>
                    {current && t(current.label)}
                  </Heading>
                  <Text tone="soft">{lead && t(lead)}</Text>
                </Stack>
                <Box {...(view === 'preview' && { className: styles.besideEachOther })}>
                  <PictureUploads owner={owner} kind={kind} store={store}>
                    <Step
                      step={step}
                      store={store}
                      draft={draft}
                      product={product}
                      problems={shown}
                      onLeave={onLeave}
                      onField={goToField}
                    />
                  </PictureUploads>
                </Box>
              </Stack>
            </Box>
          </Box>
          <Box
            as="aside"
            aria-label={t('What a buyer sees')}
            className={view === 'edit' ? `${styles.beside} ${styles.besideEachOther}` : styles.beside}
          >
            <Box className={styles.sticky}>
              <Stack space="16">
                <Heading level={2} size="17">
                  {t('What a buyer sees')}
                </Heading>
                <EditorPreview draft={draft} product={product} />
              </Stack>
            </Box>
          </Box>
        </Box>
      </Box>
      {isPhone && (before || next || publish) && (
        <Box className={isWorkspace ? styles.foot : `${styles.foot} ${styles.footInPage}`}>
          {publish && <Box className={styles.footWhole}>{publish}</Box>}
          <Button disabled={!before} onPress={() => before && goTo(before.key)}>
            {t('Back')}
          </Button>
          {next}
        </Box>
      )}
      {isPublished && <ChangesSheets {...changes} />}
    </Box>
  );
}
