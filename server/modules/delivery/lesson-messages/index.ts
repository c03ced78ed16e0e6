export { createLessonMessages, type LessonMessages } from './lesson-messages.service';
export { eraseLessonMessages } from './opt-out.repository';
