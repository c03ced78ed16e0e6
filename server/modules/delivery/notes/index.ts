export { eraseNotes } from './note.repository';
export { noteHandlers } from './note.routes';
export { createNotes, holderErased, type NoteAt, openLesson } from './note.service';
