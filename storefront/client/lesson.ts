import { tellProblems } from '@haat/web/api/problems';
import { attachLesson } from './lesson/attach-lesson';

tellProblems();
attachLesson();
