// What our own apps need beyond `index.ts`. It may change in any release.
export { createDelivery, isPermanentFailure, largeBodyTimeoutMs, type RequestFailure } from './delivery'
export { resumableOnServer, saveExpiredAttempt } from './progress/progress'
