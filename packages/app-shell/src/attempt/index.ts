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
export { prefetchMedia, prepareMedia } from './media/prepareMedia'
export { findRunningExam, type RunningExam } from './runningExam'
export { mediaUrl } from './media/mediaUrl'
export { setPresentUser, withNobodyPresent } from './presentUser'
export { rememberedVolume, rememberVolume } from './media/rememberedVolume'
export { clipSeconds, playSample, setVolume } from './media/sound'
export { toDefinition } from './toDefinition'
export { useClipProgress } from './media/useClipProgress'
