export { createAskedQuestions } from './asked.service';
export { eraseBeforeBuying, takesQuestions } from './before-buying.repository';
export { createQuestionsBeforeBuying, type QuestionsBeforeBuying } from './before-buying.service';
export { eraseAskers } from './question.repository';
export { questionHandlers } from './question.routes';
export { createReceivedQuestions } from './received.service';
export { type ReplyTime, replyTime } from './reply-time.repository';
