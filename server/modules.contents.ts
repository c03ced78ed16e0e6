import {
  createCertificates,
  createEngagement,
  createFileDelivery,
  createLearnerPreview,
  createLearning,
  createLessonMessages,
  createLiveSessions,
  createOpenedStreams,
  createPlayback,
  createQuestionsBeforeBuying,
  createStreamDelivery,
} from './modules/delivery';
import type { Deps } from './platform/deps';

type Dependencies = Parameters<typeof createLearning>[1] &
  Parameters<typeof createQuestionsBeforeBuying>[1] &
  Parameters<typeof createLessonMessages>[1] &
  Parameters<typeof createLiveSessions>[1] &
  Parameters<typeof createLearnerPreview>[1] &
  Parameters<typeof createEngagement>[1] &
  Omit<Parameters<typeof createStreamDelivery>[1], 'openedStream'> &
  Omit<Parameters<typeof createPlayback>[1], 'openedStream'> &
  Omit<Parameters<typeof createFileDelivery>[1], 'openedStream'>;

/** What buyers find inside of what they bought: files, streams and courses. */
export function createContents(deps: Deps, dependencies: Dependencies) {
  const openedStream = createOpenedStreams({ ...deps, ...dependencies });
  return {
    files: createFileDelivery(deps, { ...dependencies, openedStream }),
    streams: createStreamDelivery(deps, { ...dependencies, openedStream }),
    playback: createPlayback(deps, { ...dependencies, openedStream }),
    learning: createLearning(deps, dependencies),
    questions: createQuestionsBeforeBuying(deps, dependencies),
    lessonMessages: createLessonMessages(deps, dependencies),
    liveSessions: createLiveSessions(deps, dependencies),
    learnerPreview: createLearnerPreview(deps, dependencies),
    certificates: createCertificates(deps),
    engagement: createEngagement(deps, dependencies),
  };
}
