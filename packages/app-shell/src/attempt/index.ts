export {
  clearAttempt,
  findAttempt,
  evictCachedExam,
  clearClips,
  hasAttempt,
  findCachedExam,
  type FoundAttempt,
} from './attempt'
export { clearUserData } from './clearUserData'
export { resendResults } from './resendResults'
export { isLoginNeeded, setLoginNeeded, subscribeLoginNeeded } from './loginNeeded'
export { prefetchMedia, prepareMedia } from './media'
export { findRunningExam, type RunningExam } from './runningExam'
export { mediaUrl } from './mediaUrl'
export { setPresentUser, withNobodyPresent } from './presentUser'
export { rememberedVolume, rememberVolume } from './rememberedVolume'
export { clipSeconds, playSample, setVolume } from './sound'
export { toDefinition } from './toDefinition'
export { useClipProgress } from './useClipProgress'
