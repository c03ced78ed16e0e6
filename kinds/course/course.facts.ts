import type { KindFacts } from '../kind';
import { teaching } from '../parts/sac';

export const facts = {
  label: 'Course',
  labelOfMany: 'Courses',
  one: 'course',
  many: 'courses',
  unavailable: 'This course is not available',
  icon: 'book',
  previewBase: '/cc/',
  list: '/course',
  settings: {
    area: '/tgsettings2',
    analytics: '/tgsettings2/Analistcours',
    sales: '/tgsettings2/trancours',
    discounts: '/tgsettings2/discountcours',
    edit: '/tgsettings2/editcourd',
  },
  engagement: 'content',
  alsoEditedAt: '/tgsettings/courseEdit',
  shortcut: { keys: 'n c', label: 'New course' },
  verb: 'Enrol',
  sac: teaching,
  contentSchema: 'CourseContent',
  publicSchema: 'PublicCourse',
  isLearned: true,
} as const satisfies KindFacts;
