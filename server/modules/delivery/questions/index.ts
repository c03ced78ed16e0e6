export { createAskedQuestions } from './asked.service';
export { eraseAskers } from './question.repository';
export { questionHandlers } from './question.routes';
export { createReceivedQuestions } from './received.service';
