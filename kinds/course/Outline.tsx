import { Box, Stack, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { DragArea, type DragAreaProps } from '../parts/editor/items/drag/DragArea';
import { dropList, type Moved } from '../parts/editor/items/drag/drag-context';
import { useFocusFollows } from '../parts/editor/items/use-focus-follows';
import { useStable } from '../parts/editor/items/use-stable';
import type { Problems } from '../parts/editor/problems';
import { lessonsField, sectionField } from './field-names';
import { SectionCard } from './SectionCard';
import type { SectionActions } from './section-actions';
import type { CourseSectionValues } from './sections';
import * as outline from './sections';

type Sections = readonly CourseSectionValues[];

interface OutlineProps {
  sections: Sections;
  change: (by: (before: Sections) => Sections) => void;
  problems: Problems;
  onLeave: (field: string) => void;
  onOpen: (lessonId: string) => void;
  onRemoveSection: (sectionId: string) => void;
}

/** Sections and lessons in their order. Sections are one list, and the lessons of each another. */
export function Outline({ sections, change, problems, onLeave, onOpen, onRemoveSection }: OutlineProps) {
  const focus = useFocusFollows();
  const moving = useMoving(sections, change);
  const wrong = wrongLessons(problems);
  const actions = useStable<SectionActions>({
    rename: (id, title) => change((now) => outline.renamed(now, id, title)),
    leave: onLeave,
    moveSection: (id, by) => change((now) => outline.movedSection(now, id, by)),
    removeSection: onRemoveSection,
    open: onOpen,
    moveLesson: (id, by) => change((now) => outline.movedLesson(now, id, by)),
    addLesson: (sectionId) => {
      const added = outline.withLesson(sections, sectionId);
      change(() => added.sections);
      onOpen(added.id);
    },
    addFile: (sectionId, file) => change((now) => outline.withFileLesson(now, sectionId, file)),
  });
  if (sections.length === 0) return null;
  return (
    <DragArea {...moving}>
      <Box {...dropList('section', all)}>
        <Stack space="24">
          {sections.map((section, place) => (
            <SectionCard
              key={section.id}
              section={section}
              place={place}
              isLast={place === sections.length - 1}
              problem={problems[`${sectionField(section.id)}.title`]}
              wrong={section.lessons
                .filter(({ id }) => wrong.has(id))
                .map(({ id }) => id)
                .join(' ')}
              focus={focus}
              actions={actions}
            />
          ))}
        </Stack>
      </Box>
    </DragArea>
  );
}

/** The name of the one list of sections. */
const all = 'all';

/** The lessons in which something is wrong. */
function wrongLessons(problems: Problems): ReadonlySet<string> {
  const fields = Object.keys(problems).filter((field) => field.startsWith(`${lessonsField}.`));
  return new Set(fields.map((field) => field.slice(lessonsField.length + 1).split('.', 1)[0] ?? ''));
}

function useMoving(sections: Sections, change: OutlineProps['change']): Omit<DragAreaProps, 'children'> {
  const toast = useToast();
  const placeOf = ({ type, id }: Moved) => {
    if (type === 'section') {
      const place = sections.findIndex((section) => section.id === id);
      return place < 0 ? null : { list: all, place };
    }
    const at = outline.placeOfLesson(sections, id);
    return at && { list: at.sectionId, place: at.place };
  };
  return {
    placeOf,
    onDrop({ type, id }, { list, place }) {
      if (type === 'section') return change((now) => outline.sectionAt(now, id, place));
      const goal = sections.find((section) => section.id === list);
      if (goal && outline.isFull(goal) && !goal.lessons.some((lesson) => lesson.id === id))
        toast.show({
          text: t('A section can have up to {count} lessons.', { count: goal.lessons.length }),
        });
      else change((now) => outline.lessonAt(now, id, { sectionId: list, place }));
    },
    onStep: ({ type, id }, by) =>
      change((now) =>
        type === 'section' ? outline.movedSection(now, id, by) : outline.movedLesson(now, id, by),
      ),
    describe: (thing) => describe(sections, thing),
  };
}

/** “Flour”, lesson 2 of 5 in section 1. */
function describe(sections: Sections, { type, id }: Moved): string {
  const at = sections.findIndex((section) =>
    type === 'section' ? section.id === id : section.lessons.some((lesson) => lesson.id === id),
  );
  const section = sections[at];
  if (!section) return '';
  if (type === 'section')
    return t('“{title}”, section {number} of {count}', {
      title: section.title || t('Untitled'),
      number: at + 1,
      count: sections.length,
    });
  const place = section.lessons.findIndex((lesson) => lesson.id === id);
  return t('“{title}”, lesson {number} of {count} in section {section}', {
    title: section.lessons[place]?.title || t('Untitled'),
    number: place + 1,
    count: section.lessons.length,
    section: at + 1,
  });
}
