// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBrowserVoice, createWordSound, type Speech } from './index'

const voiceIn = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  default: false,
  name: `${lang} ${localService}`,
  voiceURI: lang,
})

/** A browser's speech whose voices can change, and whose last utterance can fail. */
function fakeSpeech(initial: SpeechSynthesisVoice[] = []) {
  let voices = initial
  const spoken: { text: string; voice: string | undefined }[] = []
  const target = new EventTarget()
  const utterances: EventTarget[] = []
  const speech: Speech = {
    getVoices: () => voices,
    speak: ({ text, voice }) => void spoken.push({ text, voice: voice?.name }),
    cancel: () => undefined,
    addEventListener: (type, listener) => target.addEventListener(type, listener),
  }
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      constructor(readonly text: string) {
        super()
        utterances.push(this)
      }
    },
  )
  return {
    spoken,
    voice: () => createBrowserVoice(speech),
    load(next: SpeechSynthesisVoice[]) {
      voices = next
      target.dispatchEvent(new Event('voiceschanged'))
    },
    fail: (error: string) => utterances.at(-1)?.dispatchEvent(Object.assign(new Event('error'), { error })),
  }
}

function fakeElement(play: () => Promise<void>) {
  const element = document.createElement('audio')
  return Object.assign(element, { play: vi.fn<() => Promise<void>>(play), pause: () => undefined })
}

afterEach(() => vi.unstubAllGlobals())

const word = { korean: '이름' }
const recorded = { korean: '이름', audio: '/media/w01-01.m4a' }

describe('the voice of the device', () => {
  it.each([
    ['ko-KR', 'voice'],
    ['ko_KR', 'voice'],
    ['ko', 'voice'],
    ['kok-IN', 'none'],
    ['en-US', 'none'],
  ])('a voice of %s: %s', (lang, kind) => {
    const sound = createWordSound({ voice: fakeSpeech([voiceIn(lang)]).voice() })
    expect(sound.kindOf(word)).toBe(kind)
  })

  it('is none without speech in the browser', () => {
    const sound = createWordSound({ voice: createBrowserVoice(undefined) })
    expect(sound.kindOf(word)).toBe('none')
    sound.play(word)
    sound.stop()
  })

  it('comes when the browser has loaded its voices, and goes with them', () => {
    const speech = fakeSpeech()
    const sound = createWordSound({ voice: speech.voice() })
    const kinds: string[] = []
    const unsubscribe = sound.subscribe(() => kinds.push(sound.kindOf(word)))
    speech.load([voiceIn('ko-KR')])
    speech.load([])
    unsubscribe()
    speech.load([voiceIn('ko-KR')])
    expect(kinds).toEqual(['voice', 'none'])
  })

  it('on the device is preferred to one of the network', () => {
    const speech = fakeSpeech([voiceIn('ko-KR', false), voiceIn('ko-KR')])
    createWordSound({ voice: speech.voice() }).play(word)
    expect(speech.spoken).toEqual([{ text: '이름', voice: 'ko-KR true' }])
  })

  it.each([
    ['interrupted', 'voice'],
    ['not-allowed', 'voice'],
    ['synthesis-failed', 'none'],
    ['network', 'none'],
  ])('after the error %s: %s', (error, kind) => {
    const speech = fakeSpeech([voiceIn('ko-KR')])
    const sound = createWordSound({ voice: speech.voice() })
    sound.play(word)
    speech.fail(error)
    expect(sound.kindOf(word)).toBe(kind)
    speech.load([voiceIn('ko-KR')])
    expect(sound.kindOf(word)).toBe('voice')
  })
})

describe('a recording', () => {
  it('is played instead of the voice', () => {
    const speech = fakeSpeech([voiceIn('ko-KR')])
    const element = fakeElement(async () => undefined)
    const sound = createWordSound({ voice: speech.voice(), createElement: () => element })
    expect(sound.kindOf(recorded)).toBe('recording')
    sound.play(recorded)
    expect(element.getAttribute('src')).toBe(recorded.audio)
    expect(element.play).toHaveBeenCalledOnce()
    expect(speech.spoken).toEqual([])
  })

  it('of the computer is named so', () => {
    const sound = createWordSound({
      voice: fakeSpeech().voice(),
      createElement: () => fakeElement(async () => undefined),
    })
    expect(sound.kindOf({ ...recorded, isSynthetic: true })).toBe('synthetic')
  })

  it('that does not play is replaced by the voice, and counts as missing until the device is online again', async () => {
    const speech = fakeSpeech([voiceIn('ko-KR')])
    const element = fakeElement(() => Promise.reject(new DOMException('', 'NotSupportedError')))
    const sound = createWordSound({ voice: speech.voice(), createElement: () => element })
    const changed = vi.fn<() => void>()
    sound.subscribe(changed)
    sound.play(recorded)
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
    expect(sound.kindOf(recorded)).toBe('voice')
    expect(speech.spoken).toHaveLength(1)
    window.dispatchEvent(new Event('online'))
    expect(sound.kindOf(recorded)).toBe('recording')
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it.each(['AbortError', 'NotAllowedError'])('stays after %s', async (name) => {
    const element = fakeElement(() => Promise.reject(new DOMException('', name)))
    const sound = createWordSound({ voice: fakeSpeech().voice(), createElement: () => element })
    sound.play(recorded)
    await Promise.resolve()
    expect(sound.kindOf(recorded)).toBe('recording')
  })
})
