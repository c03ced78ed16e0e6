/** What buyers hold. */

export * from './access';
export * from './broadcasts';
export * from './certificates';
export * from './delivery.exporters';
export * from './discord';
export * from './engagement';
export * from './erase-creator';
export * from './files';
export * from './learning';
export * from './lesson-messages';
export * from './live-sessions';
export * from './members';
export {
  createQuestionsBeforeBuying,
  type QuestionsBeforeBuying,
  replyTime,
  takesQuestions,
} from './questions';
export { rememberedMs } from './remembered-answers';
export * from './streams';
export * from './telegram';
