import { createListeners } from '@naru/ui/internal/listeners'

/** The part of the browser's speech that is used. `voiceschanged` is missing in older Safari, whose voices are there at once. */
export interface Speech extends Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'> {
  addEventListener?: (type: 'voiceschanged', listener: () => void) => void
}

export interface Voice {
  /** @returns whether the device has one now; browsers may load their voices late */
  isAvailable(): boolean
  /** Speaks a Korean text instead of what it is speaking. */
  speak(text: string): void
  stop(): void
  /** @param listener called when the voice comes or goes @returns a function that unsubscribes it */
  subscribe(listener: () => void): () => void
}

/** Android writes `ko_KR`. */
const isKorean = ({ lang }: SpeechSynthesisVoice) => /^ko(?:[-_]|$)/i.test(lang)

/** Failures of the moment, which say nothing about the voice: another text follows, or nothing was pressed yet. */
const passing: readonly SpeechSynthesisErrorCode[] = ['canceled', 'interrupted', 'not-allowed', 'audio-busy']

/**
 * Creates the voice on the browser's speech. A voice that fails is unavailable until the browser reports its voices again.
 *
 * @param speech undefined for a browser without. Default: the browser's
 */
export function createBrowserVoice(speech: Speech | undefined = globalThis.speechSynthesis): Voice {
  const { subscribe, notify } = createListeners()
  /** Held while it is spoken: browsers may collect it, and then report nothing. */
  let utterance: SpeechSynthesisUtterance | undefined
  let hasFailed = false
  const find = () => {
    const voices = speech?.getVoices().filter(isKorean) ?? []
    // One on the device also speaks without a network.
    return voices.find(({ localService }) => localService) ?? voices[0]
  }
  let voice = find()

  function report(): void {
    notify()
  }

  speech?.addEventListener?.('voiceschanged', () => {
    hasFailed = false
    voice = find()
    report()
  })

  return {
    isAvailable: () => voice !== undefined && !hasFailed,
    speak(text) {
      if (speech === undefined || voice === undefined) return
      speech.cancel()
      utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = voice
      utterance.lang = 'ko-KR'
      utterance.rate = 0.9
      utterance.addEventListener('error', ({ error }) => {
        if (passing.includes(error)) return
        hasFailed = true
        report()
      })
      speech.speak(utterance)
    },
    stop() {
      speech?.cancel()
    },
    subscribe,
  }
}
