import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeAudio, type ClipBehaviour } from '../../testing'
import { playSample } from './playSample'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:sample'
  URL.revokeObjectURL = () => undefined
})

function sample(behaviour: ClipBehaviour = 'plays') {
  const audio = fakeAudio({ behaviour })
  const onEnd = vi.fn<(wasHeard: boolean) => void>()
  const stop = playSample(audio, onEnd)
  return { audio, onEnd, stop }
}

describe('the sound check', () => {
  it('is audible when it has ended', () => {
    const { audio, onEnd } = sample()
    expect(audio.played).toEqual([{ url: 'blob:sample', from: 0 }])
    audio.progress(1)
    expect(onEnd).not.toHaveBeenCalled()
    audio.end()
    audio.end()
    expect(onEnd.mock.calls).toEqual([[true]])
  })

  it('stops on request', () => {
    const { audio, onEnd, stop } = sample()
    stop()
    stop()
    expect([audio.isPlaying, onEnd.mock.calls]).toEqual([false, [[true]]])
  })

  it.each(['blocked', 'fails', 'does-not-load'] as const)('is not audible if it %s', async (behaviour) => {
    const { onEnd } = sample(behaviour)
    await expect.poll(() => onEnd.mock.calls).toEqual([[false]])
  })
})
