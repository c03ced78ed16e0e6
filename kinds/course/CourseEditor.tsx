import {
  Box,
  Button,
  Card,
  CardPart,
  Field,
  IconButton,
  Inline,
  Stack,
  Switch,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { MediaFile } from '@haat/openapi';
import { courseContentBounds, courseSectionBounds } from '@haat/openapi/bounds';
import { useState } from 'react';
import type { KindEditor } from '../kind';
import { itemOfFile } from '../parts/editor/items/items.draft';
import { MoveButtons } from '../parts/editor/items/MoveButtons';
import { moveItem } from '../parts/editor/items/moved';
import { useFocusFollows } from '../parts/editor/items/use-focus-follows';
import { useUndo } from '../parts/editor/items/use-undo';
import { LackingNotice } from '../parts/editor/LackingNotice';
import { OutcomesField } from '../parts/editor/OutcomesField';
import { errorOf, type KindStepProps } from '../parts/editor/step-props';
import { UploadField } from '../parts/editor/uploads/UploadField';
import { freeId } from '../parts/editor/written';
import type { CourseValues } from './course.draft';
import { lessonField, lessonFields, sectionField, sectionFiles } from './field-names';
import { LessonList } from './LessonList';
import { LessonSheet } from './LessonSheet';
import { LessonUploads } from './LessonUploads';
import * as outline from './outline';

const mostSections = courseContentBounds.sections.maxItems;

/** The outline: sections with their lessons, each moved by buttons, each lesson opened to be written. */
function CourseStep({ values, onValuesChange, problems, onLeave }: KindStepProps<CourseValues>) {
  const { sections } = values;
  const [opened, setOpened] = useState<string | null>(null);
  const focus = useFocusFollows();
  const offerBack = useUndo();
  const change = (by: (before: CourseValues['sections']) => CourseValues['sections']) =>
    onValuesChange((now) => ({ sections: by(now.sections) }));

  const removeSection = (place: number) => {
    const section = sections[place];
    if (!section) return;
    change((now) => now.filter(({ id }) => id !== section.id));
    onLeave('content.sections');
    const title = section.title || t('Section {number}', { number: place + 1 });
    offerBack(t('“{title}” removed.', { title }), () => change((now) => now.toSpliced(place, 0, section)));
  };
  const removeLesson = (id: string) => {
    const section = sections.find(({ lessons }) => lessons.some((lesson) => lesson.id === id));
    const place = section?.lessons.findIndex((lesson) => lesson.id === id) ?? -1;
    const lesson = section?.lessons[place];
    if (!section || !lesson) return;
    setOpened(null);
    change((now) => outline.withoutLesson(now, id));
    onLeave('content.sections');
    const title = lesson.title || t('The lesson');
    offerBack(t('“{title}” removed.', { title }), () =>
      change((now) => outline.withLessonBack(now, lesson, { sectionId: section.id, place })),
    );
  };
  const copyLesson = (id: string) => {
    const copied = outline.withCopy(sections, id);
    if (!copied) return;
    change(() => copied.sections);
    setOpened(copied.id);
  };
  const addLesson = (sectionId: string) => {
    const added = outline.withLesson(sections, sectionId);
    change(() => added.sections);
    setOpened(added.id);
  };

  const addItem = (id: string, file: MediaFile) =>
    change((now) =>
      outline.changedLesson(now, id, ({ items }) => ({
        items: [...items, itemOfFile(freeId('i', items), file)],
      })),
    );
  const close = () => {
    // The opened item was closed unchanged.
    if (opened !== null) for (const name of lessonFields) onLeave(`${lessonField(opened)}.${name}`);
    onLeave('content.sections');
    setOpened(null);
  };

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
      {sections.map((section, place) => (
        <Card
          key={section.id}
          title={t('Section {number}', { number: place + 1 })}
          padding="none"
          action={
            <Inline space="0" wrap={false}>
              <MoveButtons
                id={section.id}
                name={t('section {number}', { number: place + 1 })}
                isFirst={place === 0}
                isLast={place === sections.length - 1}
                onMove={(by) => change((now) => moveItem(now, place, by))}
                focus={focus}
              />
              <IconButton
                label={t('Remove section {number}', { number: place + 1 })}
                icon="trash"
                size={20}
                onPress={() => removeSection(place)}
              />
            </Inline>
          }
        >
          <CardPart>
            <Field
              label={t('Title')}
              name={`${section.id}-title`}
              value={section.title}
              onChange={(title) => change((now) => outline.renamed(now, section.id, title))}
              onLeave={() => onLeave(`${sectionField(section.id)}.title`)}
              {...errorOf(problems[`${sectionField(section.id)}.title`])}
              maxLength={courseSectionBounds.title.maxLength}
              autoComplete="off"
              placeholder={t('Week {number}', { number: place + 1 })}
            />
          </CardPart>
          <LessonList
            sections={sections}
            place={place}
            problems={problems}
            focus={focus}
            onOpen={setOpened}
            onMove={(id, by) => change((now) => outline.movedLesson(now, id, by))}
          />
          <CardPart>
            {outline.isFull(section) ? (
              <Text tone="soft">
                {t('A section can have up to {count} lessons.', { count: section.lessons.length })}
              </Text>
            ) : (
              <Stack space="12">
                <Button icon="plus" size="small" onPress={() => addLesson(section.id)}>
                  {t('Add a lesson')}
                </Button>
                <UploadField
                  field={sectionFiles(section.id)}
                  canAdd
                  label={t('Upload lessons')}
                  help={t('Each file becomes a lesson with its name.')}
                  onFile={(file) => change((now) => outline.withFileLesson(now, section.id, file))}
                />
              </Stack>
            )}
          </CardPart>
        </Card>
      ))}
      <LessonUploads opened={opened} onFile={addItem} />
      {sections.length < mostSections && (
        <Box>
          <Button icon="plus" onPress={() => change(outline.withSection)}>
            {t('Add a section')}
          </Button>
        </Box>
      )}
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
      <LessonSheet
        sections={sections}
        id={opened}
        problems={problems}
        onLeave={onLeave}
        onChange={(id, changes) => change((now) => outline.changedLesson(now, id, changes))}
        onCopy={copyLesson}
        onRemove={removeLesson}
        onClose={close}
      />
    </Stack>
  );
}

export const editor: KindEditor<CourseValues> = { Content: CourseStep };
