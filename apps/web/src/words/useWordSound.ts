import { createWordSound, type SoundKind, type SpokenWord, type WordSound } from '@naru/exam-kit/internal/wordSound'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'

let browserSound: WordSound | undefined

/** @returns the sound of words, which stops when the component unmounts */
export function useWordSound(): WordSound {
  const sound = useRouter().options.context.wordSound ?? (browserSound ??= createWordSound())
  useEffect(() => () => sound.stop(), [sound])
  return sound
}

/** @returns how a word is heard now; re-renders when that changes */
export const useSoundKind = (sound: WordSound, word: SpokenWord): SoundKind =>
  useSyncExternalStore(sound.subscribe, () => sound.kindOf(word))
