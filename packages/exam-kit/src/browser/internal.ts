// What our own apps need beyond `index.ts`. It may change in any release.
export { openBrowserDatabase } from './database/browserDatabase'
export { createMediaCache, findMedium, type MediaCache, type MediaGroup } from './database/mediaCache'
export { createMemoryDatabase } from './database/memoryDatabase'
export { playSample } from './audio/playSample'
