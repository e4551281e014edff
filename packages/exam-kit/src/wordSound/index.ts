export { createBrowserVoice, type Speech, type Voice } from './browserVoice'
export { createWordSound, type SoundKind, type SpokenWord, type WordSound, type WordSoundOptions } from './wordSound'
