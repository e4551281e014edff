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
    const track = { stopped: 0, stop: () => (track.stopped += 1) }
    const stream = { getTracks: () => [track] }
    const parts = { ...withError(''), mediaDevices: { getUserMedia: () => Promise.resolve(stream) } }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a stream that is used
    const microphone = createBrowserMicrophone('/worklet.js', parts as unknown as MicrophoneBrowser)
    await expect(microphone.open()).rejects.toMatchObject({ reason: 'unsupported' })
    expect(track.stopped).toBe(1)
  })
})
