import { Box, Button, Stack, Switch, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { MediaFile } from '@haat/openapi';
import { courseContentBounds } from '@haat/openapi/bounds';
import { useState } from 'react';
import type { KindEditor } from '../kind';
import { itemOfFile } from '../parts/editor/items/items.draft';
import { useUndo } from '../parts/editor/items/use-undo';
import { LackingNotice } from '../parts/editor/LackingNotice';
import { OutcomesField } from '../parts/editor/OutcomesField';
import type { KindStepProps } from '../parts/editor/step-props';
import { freeId } from '../parts/editor/written';
import type { CourseValues } from './course.draft';
import { lessonField, lessonFields } from './field-names';
import { LessonSheet } from './LessonSheet';
import { LessonUploads } from './LessonUploads';
import { Outline } from './Outline';
import * as outline from './sections';

const mostSections = courseContentBounds.sections.maxItems;

type Change = (by: (before: CourseValues['sections']) => CourseValues['sections']) => void;

/** The outline: sections with their lessons, each dragged or moved by buttons and keys, each lesson opened to be written. */
function CourseStep({ values, onValuesChange, problems, onLeave }: KindStepProps<CourseValues>) {
  const { sections } = values;
  const [opened, setOpened] = useState<string | null>(null);
  const change: Change = (by) => onValuesChange((now) => ({ sections: by(now.sections) }));
  const remove = useRemovals(values, { change, onLeave });
  const copyLesson = (id: string) => {
    const copied = outline.withCopy(sections, id);
    if (!copied) return;
    change(() => copied.sections);
    setOpened(copied.id);
  };
  const close = () => {
    // The opened item was closed unchanged.
    if (opened !== null) for (const name of lessonFields) onLeave(`${lessonField(opened)}.${name}`);
    onLeave('content.sections');
    setOpened(null);
  };
  const addItem = (id: string, file: MediaFile) =>
    change((now) =>
      outline.changedLesson(now, id, ({ items }) => ({
        items: [...items, itemOfFile(freeId('i', items), file)],
      })),
    );

  return (
    <Stack space="24">
      <LackingNotice problem={problems['content.sections']} />
      {sections.length === 0 && (
        <Text tone="soft">
          {t(
            'A course runs from top to bottom. Add a section, such as a week or a topic, then add its lessons.',
          )}
        </Text>
      )}
      <Outline
        sections={sections}
        change={change}
        problems={problems}
        onLeave={onLeave}
        onOpen={setOpened}
        onRemoveSection={remove.section}
      />
      <LessonUploads opened={opened} onFile={addItem} />
      {sections.length < mostSections && (
        <Box>
          <Button icon="plus" onPress={() => change(outline.withSection)}>
            {t('Add a section')}
          </Button>
        </Box>
      )}
      <CourseSettings values={values} onValuesChange={onValuesChange} />
      <LessonSheet
        sections={sections}
        id={opened}
        problems={problems}
        onLeave={onLeave}
        onChange={(id, changes) => change((now) => outline.changedLesson(now, id, changes))}
        onCopy={copyLesson}
        onRemove={(id) => {
          setOpened(null);
          remove.lesson(id);
        }}
        onClose={close}
      />
    </Stack>
  );
}

function CourseSettings({
  values,
  onValuesChange,
}: Pick<KindStepProps<CourseValues>, 'values' | 'onValuesChange'>) {
  return (
    <>
      <Switch
        label={t('In order')}
        name="content-inOrder"
        checked={values.inOrder ?? false}
        onChange={(inOrder) => onValuesChange({ inOrder })}
        help={t('Each lesson opens when the ones before it are done.')}
      />
      <Switch
        label={t('Tell buyers when a lesson opens')}
        name="content-openingMessages"
        checked={values.openingMessages ?? true}
        onChange={(openingMessages) => onValuesChange({ openingMessages })}
        help={t('For lessons that open after days or on a date: by email, or by text message without one.')}
      />
      <Switch
        label={t('Certificate')}
        name="content-certificate"
        checked={values.certificate ?? false}
        onChange={(certificate) => onValuesChange({ certificate })}
        help={t(
          'Whoever finishes every lesson gets a PDF with their name, and a page where others can check it.',
        )}
      />
      <OutcomesField
        label={t('What a learner can do afterwards')}
        values={values}
        onValuesChange={onValuesChange}
      />
    </>
  );
}

/** Takes sections and lessons out, with Undo. */
function useRemovals(
  { sections }: CourseValues,
  { change, onLeave }: { change: Change; onLeave: (field: string) => void },
) {
  const offerBack = useUndo();
  return {
    section: (id: string) => {
      const place = sections.findIndex((one) => one.id === id);
      const section = sections[place];
      if (!section) return;
      change((now) => now.filter((one) => one.id !== id));
      onLeave('content.sections');
      const title = section.title || t('Section {number}', { number: place + 1 });
      offerBack(t('“{title}” removed.', { title }), () => change((now) => now.toSpliced(place, 0, section)));
    },
    lesson: (id: string) => {
      const was = outline.placeOfLesson(sections, id);
      const lesson = sections.flatMap(({ lessons }) => lessons).find((one) => one.id === id);
      if (!was || !lesson) return;
      change((now) => outline.withoutLesson(now, id));
      onLeave('content.sections');
      const title = lesson.title || t('The lesson');
      offerBack(t('“{title}” removed.', { title }), () =>
        change((now) => outline.withLessonBack(now, lesson, was)),
      );
    },
  };
}

export const editor: KindEditor<CourseValues> = { Content: CourseStep };
