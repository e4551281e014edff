// What our own apps need beyond `index.ts`. It may change in any release.
export type { RawQuestion } from './exam/definition'
export { questionOf } from './exam/documented'
export { normaliseAnswer } from './exam/options'
export { proportionalThresholds, thresholdAdvice } from './result/scoring'
export { clipQuestions } from './selectors'
