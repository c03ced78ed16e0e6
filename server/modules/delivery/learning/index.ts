export { createLearnerPreview, type LearnerPreview } from './learner-preview';
export { carryProgress } from './learning.repository';
export { createLearning, type LearningModule } from './learning.service';
