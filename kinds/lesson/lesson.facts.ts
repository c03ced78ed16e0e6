import { facts as course } from '../course/course.facts';
import type { KindFacts } from '../kind';
import { teaching } from '../parts/sac';

export const facts = {
  label: 'Lesson',
  labelOfMany: 'Lessons',
  one: 'lesson',
  many: 'lessons',
  unavailable: 'This lesson is not available',
  icon: 'play',
  previewBase: '/cp/',
  list: null,
  parentKind: 'course',
  settings: course.settings,
  engagement: course.engagement,
  verb: null,
  sac: teaching,
  contentSchema: 'LessonContent',
  publicSchema: 'PublicLessonContent',
  mayBeFree: true,
  isLearned: true,
} as const satisfies KindFacts;
