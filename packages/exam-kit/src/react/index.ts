export { shallowEqual, useExamSession } from './useExamSession'
export { shouldWarnOnLeave, useLeaveGuard } from './useLeaveGuard'
export { useReview } from './useReview'
