export {
  clearAttempt,
  findAttempt,
  forgetAttempt,
  forgetClips,
  hasAttempt,
  keptExam,
  openPractice,
  type FoundAttempt,
} from './attempt'
export { forgetUser } from './forgetUser'
export { keepSending } from './keepSending'
export { isLoginNeeded, noteLoginNeeded, subscribeLoginNeeded } from './loginNeeded'
export { fetchAhead, prepareMedia } from './media'
export { mediaUrl } from './mediaUrl'
export { notePresentUser } from './present'
export { rememberedVolume, rememberVolume } from './remembered'
export { clipSeconds, playSample, setVolume } from './sound'
export { toDefinition } from './toDefinition'
export { useClipProgress } from './useClipProgress'
