import type { MediaFile } from '@haat/openapi';

/** What the rows of an outline do. */
export interface SectionActions extends Record<string, (...given: never[]) => void> {
  rename: (sectionId: string, title: string) => void;
  leave: (field: string) => void;
  moveSection: (sectionId: string, by: -1 | 1) => void;
  removeSection: (sectionId: string) => void;
  open: (lessonId: string) => void;
  moveLesson: (lessonId: string, by: -1 | 1) => void;
  addLesson: (sectionId: string) => void;
  addFile: (sectionId: string, file: MediaFile) => void;
}
