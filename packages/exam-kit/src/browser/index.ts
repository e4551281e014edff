export { createBrowserAudio, type BrowserAudio, type ClipSource } from './browserAudio'
export { createBrowserBackupStore } from './browserBackupStore'
export { createBrowserClock } from './browserClock'
export {
  createBrowserDatabase,
  openBrowserDatabase,
  type BrowserDatabase,
  type ObjectStoreName,
} from './browserDatabase'
export { createBrowserLock } from './browserLock'
export { createBrowserProgress, createBrowserSender, type ProgressCalls, type RequestOptions } from './browserNetwork'
export { createBrowserPage } from './browserPage'
export { createBrowserPorts, type BrowserPorts, type BrowserPortsOptions } from './browserPorts'
export { createBrowserStore } from './browserStore'
export { createMediaCache, findMedium, type MediaCache, type MediaCacheOptions, type MediaGroup } from './mediaCache'
export { createMemoryDatabase } from './memoryDatabase'
export { playSample } from './playSample'
export { sampleClip } from './sampleClip'
