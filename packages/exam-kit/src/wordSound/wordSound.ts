import { createListeners } from '@naru/ui/internal/listeners'
import { createBrowserVoice, type Voice } from './browserVoice'

/** How a word is heard: a recording of a person or of computer speech, the device's Korean voice, or not at all. */
export type SoundKind = 'recording' | 'synthetic' | 'voice' | 'none'

export interface SpokenWord {
  readonly korean: string
  /** URL of a recording, with a media fragment (`#t=1.25,2.1`, in seconds) if the file has several words. */
  readonly audio?: string | undefined
  /** Whether the recording is computer speech. @default false */
  readonly isSynthetic?: boolean | undefined
}

/** Plays words, one at a time. */
export interface WordSound {
  /** @returns how the word is heard now */
  kindOf(word: SpokenWord): SoundKind
  /** Plays the word; call it in a click handler. A recording that does not play counts as missing until the device is online again. */
  play(word: SpokenWord): void
  stop(): void
  /** @param listener called when a kind may have changed @returns a function that unsubscribes it */
  subscribe(listener: () => void): () => void
}

export interface WordSoundOptions {
  /** The device's voice. @default the browser's */
  readonly voice?: Voice
  /** Creates the element that plays recordings. @default `new Audio()` */
  readonly createElement?: () => HTMLAudioElement
}

/** Creates the sound of words: the recording of a word, else the device's Korean voice, else none. */
export function createWordSound({
  voice = createBrowserVoice(),
  createElement = () => new Audio(),
}: WordSoundOptions = {}): WordSound {
  const { subscribe, notify } = createListeners()
  const broken = new Set<string>()
  let element: HTMLAudioElement | undefined

  const recordingOf = ({ audio }: SpokenWord) => (audio === undefined || broken.has(audio) ? undefined : audio)
  const kindOf = (word: SpokenWord): SoundKind => {
    if (recordingOf(word) !== undefined) return word.isSynthetic === true ? 'synthetic' : 'recording'
    return voice.isAvailable() ? 'voice' : 'none'
  }

  function stop(): void {
    element?.pause()
    voice.stop()
  }

  async function playRecording(url: string, word: SpokenWord): Promise<void> {
    element ??= createElement()
    element.src = url
    try {
      await element.play()
    } catch (error) {
      // Stopped, or not yet allowed to play: the recording itself may be good.
      if (error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name)) return
      broken.add(url)
      notify()
      voice.speak(word.korean)
    }
  }

  globalThis.addEventListener?.('online', () => {
    broken.clear()
    notify()
  })

  return {
    kindOf,
    play(word) {
      stop()
      const recording = recordingOf(word)
      if (recording === undefined) voice.speak(word.korean)
      else void playRecording(recording, word)
    },
    stop,
    subscribe(listener) {
      const ends = [subscribe(listener), voice.subscribe(listener)]
      return () => ends.forEach((end) => end())
    },
  }
}
