export { createBrowserAudio, type BrowserAudio, type ClipSource } from './audio/browserAudio'
export { createBrowserBackupStore } from './database/browserBackupStore'
export { createBrowserClock } from './browserClock'
export {
  createBrowserDatabase,
  openBrowserDatabase,
  type BrowserDatabase,
  type ObjectStoreName,
} from './database/browserDatabase'
export { createBrowserLock } from './browserLock'
export { createBrowserProgress, createBrowserSender, type ProgressCalls, type RequestOptions } from './browserNetwork'
export { createBrowserPage } from './browserPage'
export { createBrowserPorts, type BrowserPorts, type BrowserPortsOptions } from './browserPorts'
export { createBrowserStore } from './browserStore'
export {
  createMediaCache,
  findMedium,
  type MediaCache,
  type MediaCacheOptions,
  type MediaGroup,
} from './database/mediaCache'
export { createMemoryDatabase } from './database/memoryDatabase'
export { playSample } from './audio/playSample'
export { sampleClip } from './audio/sampleClip'
