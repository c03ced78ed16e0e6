import { Box, Button, Card, CardPart, Field, IconButton, Inline, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { courseSectionBounds } from '@haat/openapi/bounds';
import { memo } from 'react';
import { DragHandle } from '../parts/editor/items/drag/DragHandle';
import * as drag from '../parts/editor/items/drag/drag.css';
import { dropList } from '../parts/editor/items/drag/drag-context';
import { MoveButtons } from '../parts/editor/items/MoveButtons';
import type { FocusFollows } from '../parts/editor/items/use-focus-follows';
import { errorOf } from '../parts/editor/step-props';
import { UploadField } from '../parts/editor/uploads/UploadField';
import { folded, sectionBox } from './course.css';
import { sectionField, sectionFiles } from './field-names';
import { LessonList } from './LessonList';
import type { SectionActions } from './section-actions';
import { type CourseSectionValues, isFull } from './sections';

interface SectionCardProps {
  section: CourseSectionValues;
  place: number;
  isLast: boolean;
  /** What is wrong with its name. */
  problem: string | undefined;
  /** The ids of lessons in which something is wrong, with a space between them. */
  wrong: string;
  focus: FocusFollows;
  actions: SectionActions;
}

/** A section with its lessons. Drawn again only when it changes: a course may have hundreds of lessons. */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { section, place, problem, actions } = props;
  return (
    <Box data-drag-row className={sectionBox}>
      <Card
        title={t('Section {number}', { number: place + 1 })}
        padding="none"
        action={<SectionButtons {...props} />}
      >
        <CardPart>
          <Field
            label={t('Title')}
            name={`${section.id}-title`}
            value={section.title}
            onChange={(title) => actions.rename(section.id, title)}
            onLeave={() => actions.leave(`${sectionField(section.id)}.title`)}
            {...errorOf(problem)}
            maxLength={courseSectionBounds.title.maxLength}
            autoComplete="off"
            placeholder={t('Week {number}', { number: place + 1 })}
          />
        </CardPart>
        <Box className={folded}>
          <Box className={drag.dropList} {...dropList('lesson', section.id)}>
            <LessonList {...props} />
          </Box>
          <CardPart>
            <MoreLessons section={section} actions={actions} />
          </CardPart>
        </Box>
      </Card>
    </Box>
  );
});

function SectionButtons({ section, place, isLast, focus, actions }: SectionCardProps) {
  const name = t('section {number}', { number: place + 1 });
  const title = section.title || t('Section {number}', { number: place + 1 });
  return (
    <Inline space="0" wrap={false}>
      <DragHandle type="section" id={section.id} title={title} name={name} />
      <MoveButtons
        id={section.id}
        name={name}
        isFirst={place === 0}
        isLast={isLast}
        onMove={(by) => actions.moveSection(section.id, by)}
        focus={focus}
      />
      <IconButton
        label={t('Remove section {number}', { number: place + 1 })}
        icon="trash"
        size={20}
        onPress={() => actions.removeSection(section.id)}
      />
    </Inline>
  );
}

function MoreLessons({ section, actions }: Pick<SectionCardProps, 'section' | 'actions'>) {
  if (isFull(section))
    return (
      <Text tone="soft">
        {t('A section can have up to {count} lessons.', { count: section.lessons.length })}
      </Text>
    );
  return (
    <Stack space="12">
      <Button icon="plus" size="small" onPress={() => actions.addLesson(section.id)}>
        {t('Add a lesson')}
      </Button>
      <UploadField
        field={sectionFiles(section.id)}
        canAdd
        label={t('Upload lessons')}
        help={t('Each file becomes a lesson with its name.')}
        onFile={(file) => actions.addFile(section.id, file)}
      />
    </Stack>
  );
}
