import type { Product } from '@haat/contract';
import { Box, Button, Heading, Inline, ProgressSteps, Stack, Text } from '@haat/design-system';
import { useState } from 'react';
import { useLayout } from '../../parts/screen/layout-context';
import { screenTitleId } from '../../parts/screen/ScreenHeader';
import { BasicsStep } from './BasicsStep';
import { EditorHead } from './EditorHead';
import * as styles from './editor.css';
import { PagePreview } from './PagePreview';
import { PriceStep } from './PriceStep';
import { Progress, type View } from './Progress';
import { PublishStep } from './PublishStep';
import { problemsOf } from './problems';
import { QuestionsStep } from './QuestionsStep';
import { SaveStateLine } from './SaveStateLine';
import type { StepProps } from './step-props';
import { around, type StepKey, stateOf, steps } from './steps';
import { ThankYouStep } from './ThankYouStep';
import { useDraft } from './use-draft';
import { useLeft } from './use-left';

interface EditorProps {
  /** With the window to itself and a bar of its own, or under the head of the page's settings. */
  frame?: 'workspace' | 'area';
  owner: string;
  /** As the server has it; null for a page that is only begun. */
  opened: Product | null;
  step: StepKey;
  onStep: (step: StepKey) => void;
  onCreated: (id: string) => void;
}

const leads: Record<StepKey, string> = {
  basics: 'What it is. A title is enough to begin; everything saves itself.',
  price: 'One price is enough to publish.',
  questions: 'What you need to know of a buyer besides the phone.',
  thankYou: 'What a buyer gets the moment the payment is through.',
  publish: 'The page gets a link that anybody can pay at.',
};

const liveLead = 'Its link, for wherever your people are.';

/** Steps, the form of one step, and beside it the page as a buyer will see it. */
export function Editor({ frame = 'workspace', owner, opened, step, onStep, onCreated }: EditorProps) {
  const { store, draft, product, save } = useDraft({ owner, opened, onCreated });
  const [view, setView] = useState<View>('edit');
  const { shown, onLeave } = useLeft(problemsOf(draft));
  const isPhone = useLayout().kind === 'mobile';
  const { place, before, after } = around(step);
  const isPublished = product !== null && product.status !== 'draft';
  const goTo = (next: StepKey) => {
    setView('edit');
    onStep(next);
  };
  const next = after && (
    <Button tone="accent" mainAction fullWidth={isPhone} onPress={() => goTo(after.key)}>
      Next: {after.label}
    </Button>
  );

  const status = product?.status ?? 'draft';
  const saving = { state: save, onRetry: () => void store.flush() };
  const action = !isPhone && (
    <Inline space="8" wrap={false}>
      {before && (
        <Box className={styles.withoutSteps}>
          <Button onPress={() => goTo(before.key)}>Back</Button>
        </Box>
      )}
      {next}
    </Inline>
  );
  const isWorkspace = frame === 'workspace';

  return (
    <Box className={isWorkspace ? styles.root : styles.inPage}>
      <Box className={styles.body}>
        {isWorkspace ? (
          <EditorHead
            {...saving}
            title={draft.title.trim() || 'New payment page'}
            status={status}
            action={action}
          />
        ) : (
          <Box className={styles.inPageHead}>
            <Inline space="16" align="between">
              <SaveStateLine {...saving} isLive={status === 'published'} />
              {action}
            </Inline>
          </Box>
        )}
        <Box className={styles.columns}>
          <Box className={styles.aside}>
            <ProgressSteps
              label="Steps"
              steps={steps.map(({ key, label }) => ({
                key,
                label,
                state: stateOf(key, step, draft, shown, isPublished),
              }))}
              onStep={(key) => goTo(key as StepKey)}
            />
          </Box>
          <Box {...(isWorkspace && { as: 'main', id: 'content', tabIndex: -1 })}>
            <Box className={styles.form}>
              <Stack space="24">
                <Progress step={step} view={view} onView={setView} />
                <Stack space="4">
                  <Heading {...(isWorkspace ? { level: 1, id: screenTitleId, tabIndex: -1 } : { level: 2 })}>
                    {steps[place]?.label}
                  </Heading>
                  <Text tone="soft">{step === 'publish' && isPublished ? liveLead : leads[step]}</Text>
                </Stack>
                <Box {...(view === 'preview' && { className: styles.besideEachOther })}>
                  {step === 'publish' ? (
                    <PublishStep store={store} draft={draft} product={product} onStep={goTo} />
                  ) : (
                    <Step
                      step={step}
                      draft={draft}
                      onChange={store.change}
                      problems={shown}
                      onLeave={onLeave}
                    />
                  )}
                </Box>
              </Stack>
            </Box>
          </Box>
          <Box
            as="aside"
            aria-label="What a buyer sees"
            className={view === 'edit' ? `${styles.beside} ${styles.besideEachOther}` : styles.beside}
          >
            <Box className={styles.sticky}>
              <Stack space="16">
                <Heading level={2} size="17">
                  What a buyer sees
                </Heading>
                <PagePreview draft={draft} url={product?.url ?? ''} />
              </Stack>
            </Box>
          </Box>
        </Box>
      </Box>
      {isPhone && (before || next) && (
        <Box className={styles.foot}>
          <Button disabled={!before} onPress={() => before && goTo(before.key)}>
            Back
          </Button>
          {next}
        </Box>
      )}
    </Box>
  );
}

function Step({ step, ...props }: StepProps & { step: Exclude<StepKey, 'publish'> }) {
  switch (step) {
    case 'basics':
      return <BasicsStep {...props} />;
    case 'price':
      return <PriceStep {...props} />;
    case 'questions':
      return <QuestionsStep {...props} />;
    case 'thankYou':
      return <ThankYouStep {...props} />;
  }
}
