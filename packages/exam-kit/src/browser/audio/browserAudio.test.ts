// @vitest-environment jsdom
import type { AudioReport } from '../../session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserAudio } from './browserAudio'

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has neither audio nor object URLs.
  URL.createObjectURL = () => 'blob:silence'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => void vi.useRealTimers())

function channel() {
  const element = document.createElement('audio')
  const play = vi.spyOn(element, 'play').mockResolvedValue()
  vi.spyOn(element, 'pause').mockReturnValue()
  vi.spyOn(element, 'load').mockReturnValue()
  const readyState = vi.spyOn(element, 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_ENOUGH_DATA)
  const audio = createBrowserAudio(undefined, () => element)
  const reports: AudioReport[] = []
  audio.subscribe((report) => reports.push(report))
  const emit = (name: string) => element.dispatchEvent(new Event(name))
  return { audio, element, readyState, play, reports, emit }
}

async function playing() {
  const sample = channel()
  sample.audio.load('/media/a.m4a', 0)
  await sample.audio.play()
  return sample
}

function domException(name: string) {
  return new DOMException('no', name)
}

describe('one audio element plays all clips', () => {
  it('from a start position', async () => {
    const { audio, element, emit } = channel()
    audio.load('/media/a.m4a', 7)
    await expect(audio.play()).resolves.toBe('started')
    emit('loadedmetadata')
    expect([element.getAttribute('src'), element.currentTime]).toEqual(['/media/a.m4a', 7])
  })

  it('reports progress and the end', async () => {
    const { element, reports, emit } = await playing()
    element.currentTime = 3.5
    emit('timeupdate')
    emit('ended')
    expect(reports).toEqual([{ type: 'progress', seconds: 3.5 }, { type: 'ended' }])
  })

  it('returns the length of the loaded clip only', async () => {
    const { audio, element } = channel()
    const duration = vi.spyOn(element, 'duration', 'get').mockReturnValue(Number.NaN)
    expect(audio.seconds()).toBeNull()
    audio.load('/media/a.m4a', 0)
    await audio.play()
    expect(audio.seconds()).toBeNull()
    duration.mockReturnValue(12.5)
    expect(audio.seconds()).toBe(12.5)
    audio.stop()
    expect(audio.seconds()).toBeNull()
  })

  it('reports no progress before data is loaded', async () => {
    const { audio, readyState, reports, emit } = channel()
    readyState.mockReturnValue(HTMLMediaElement.HAVE_NOTHING)
    audio.load('/media/a.m4a', 0)
    emit('timeupdate')
    expect(reports).toEqual([])
  })

  it('reports nothing about a stopped clip', async () => {
    const { audio, reports, emit } = await playing()
    audio.stop()
    for (const name of ['pause', 'timeupdate', 'ended', 'error']) emit(name)
    vi.advanceTimersByTime(60_000)
    expect(reports).toEqual([])
  })

  it('sets the volume', () => {
    const { audio, element } = channel()
    audio.setVolume(0.25)
    expect(element.volume).toBe(0.25)
  })
})

describe('Autoplay blocked (NotAllowedError)', () => {
  it('resolves with blocked', async () => {
    const { audio, play } = channel()
    play.mockRejectedValue(domException('NotAllowedError'))
    audio.load('/media/a.m4a', 0)
    await expect(audio.play()).resolves.toBe('blocked')
  })

  it('reports no stall', async () => {
    const { audio, play, reports } = channel()
    play.mockRejectedValue(domException('NotAllowedError'))
    audio.load('/media/a.m4a', 0)
    await audio.play()
    vi.advanceTimersByTime(60_000)
    expect(reports).toEqual([])
  })

  it('unlock plays silence and reports nothing', async () => {
    const { audio, element, reports, emit } = channel()
    audio.unlock()
    expect(element.src).toBe('blob:silence')
    for (const name of ['timeupdate', 'ended', 'error']) emit(name)
    expect(reports).toEqual([])
  })

  it('unlock does not interrupt a running clip', async () => {
    const { audio, element } = channel()
    audio.load('/media/a.m4a', 0)
    audio.unlock()
    expect(element.getAttribute('src')).toBe('/media/a.m4a')
  })
})

describe('Audio failure', () => {
  it('resolves with failed if play() rejects', async () => {
    const { audio, play } = channel()
    play.mockRejectedValue(domException('NotSupportedError'))
    audio.load('/media/a.m4a', 0)
    await expect(audio.play()).resolves.toBe('failed')
  })

  it('reports an error once if the file does not load', async () => {
    const { reports, emit } = await playing()
    emit('error')
    emit('error')
    expect(reports).toEqual([{ type: 'error' }])
  })

  it('reports an error after a stall of 10 s', async () => {
    const { reports, emit } = await playing()
    vi.advanceTimersByTime(9000)
    emit('timeupdate')
    vi.advanceTimersByTime(9999)
    expect(reports).toMatchObject([{ type: 'progress' }])
    vi.advanceTimersByTime(1)
    expect(reports).toMatchObject([{ type: 'progress' }, { type: 'error' }])
  })
})

describe('an external pause (media key, phone call)', () => {
  it('resumes', async () => {
    const { play, reports, emit } = await playing()
    emit('pause')
    expect(play).toHaveBeenCalledTimes(2)
    expect(reports).toEqual([])
  })

  it('reports blocked if the browser rejects it', async () => {
    const { play, reports, emit } = await playing()
    play.mockRejectedValue(domException('NotAllowedError'))
    emit('pause')
    await vi.advanceTimersByTimeAsync(0)
    expect(reports).toEqual([{ type: 'blocked' }])
  })
})
