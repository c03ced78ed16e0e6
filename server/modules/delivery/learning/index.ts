export { createLearning, type LearningModule } from './learning.service';
