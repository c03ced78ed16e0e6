export { createLearnerPreview, type LearnerPreview } from './learner-preview';
export { createLearning, type LearningModule } from './learning.service';
