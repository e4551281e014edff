import { describe, expect, it } from 'vitest'
import { createBrowserMicrophone, type MicrophoneBrowser } from './browserMicrophone'

const withError = (name: string): MicrophoneBrowser => ({
  mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('no', name)) },
  createContext: () => {
    throw new Error('not reached')
  },
})

describe('a microphone that does not open', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'noMicrophone'],
    ['OverconstrainedError', 'noMicrophone'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('because of %s is %s', async (name, reason) => {
    await expect(createBrowserMicrophone('/worklet.js', withError(name)).open()).rejects.toMatchObject({ reason })
  })

  it('because the page is not secure is unsupported', async () => {
    const parts = { ...withError('NotAllowedError'), mediaDevices: undefined }
    await expect(createBrowserMicrophone('/worklet.js', parts).open()).rejects.toMatchObject({ reason: 'unsupported' })
  })

  it('because the browser has no worklets is closed again', async () => {
    const track = { stopped: 0, stop: () => (track.stopped += 1), getSettings: () => ({}) }
    const stream = { getTracks: () => [track] }
    const parts = { ...withError(''), mediaDevices: { getUserMedia: () => Promise.resolve(stream) } }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a stream that is used
    const microphone = createBrowserMicrophone('/worklet.js', parts as unknown as MicrophoneBrowser)
    await expect(microphone.open()).rejects.toMatchObject({ reason: 'unsupported' })
    expect(track.stopped).toBe(1)
  })

  const withRate = (sampleRate: number | undefined, createContext: MicrophoneBrowser['createContext']) => {
    const stream = { getTracks: () => [{ stop: () => undefined, getSettings: () => ({ sampleRate }) }] }
    const mediaDevices = { getUserMedia: () => Promise.resolve(stream) }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a stream that is used
    return { mediaDevices, createContext } as unknown as MicrophoneBrowser
  }

  it('is asked for the rate of clips, then for its own', async () => {
    const rates: (number | undefined)[] = []
    const browser = withRate(undefined, (rate) => {
      rates.push(rate)
      throw new DOMException('no', 'NotSupportedError')
    })
    await expect(createBrowserMicrophone('/worklet.js', browser).open()).rejects.toMatchObject({
      reason: 'unsupported',
    })
    expect(rates).toEqual([48_000, undefined])
  })

  it('because it has less than 16 kHz says so before anything is recorded', async () => {
    const browser = withRate(8000, () => {
      throw new Error('not reached')
    })
    await expect(createBrowserMicrophone('/worklet.js', browser).open()).rejects.toMatchObject({ reason: 'lowRate' })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a context that is used
    const context = { sampleRate: 8000, close: () => Promise.resolve() } as unknown as AudioContext
    await expect(
      createBrowserMicrophone(
        '/worklet.js',
        withRate(undefined, () => context),
      ).open(),
    ).rejects.toMatchObject({ reason: 'lowRate' })
  })
})
