// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createTextArea,
  isPartlyEnglish,
  loadAreasInUse,
  TextProvider,
  useAreaText,
  useLanguage,
  type Transform,
} from '.'

interface Greeting {
  hello: string
}

const inEnglish = { area: 'greeting', language: 'en', messages: { hello: 'Hello' } }
const inSinhala = { area: 'greeting', language: 'si', messages: { hello: 'ආයුබෝවන්' } }

const english = async () => ({ default: { hello: 'Hello' } })
const sinhala = async () => ({ default: { hello: 'ආයුබෝවන්' } })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('an area of text', () => {
  it('loads each language once', async () => {
    const load = vi.fn<typeof english>(english)
    const area = createTextArea<Greeting>({ 'en/greeting.json': load })
    const [first, second] = await Promise.all([area.load('en'), area.load('en')])
    expect(first).toEqual(inEnglish)
    expect(second).toBe(first)
    expect(load).toHaveBeenCalledOnce()
  })

  it('is English in a language that it does not have', async () => {
    const area = createTextArea<Greeting>({ 'en/greeting.json': english, 'si/greeting.json': sinhala })
    await expect(area.load('ta')).resolves.toEqual(inEnglish)
    await expect(area.load('si')).resolves.toEqual(inSinhala)
    expect(isPartlyEnglish('ta')).toBe(false)
  })

  it('is English, and says so, when a language cannot be loaded after one retry', async () => {
    const broken = vi.fn<typeof english>().mockRejectedValue(new TypeError('404'))
    const area = createTextArea<Greeting>({ 'en/greeting.json': english, 'ko/greeting.json': broken })
    const loading = area.load('ko')
    await vi.advanceTimersByTimeAsync(1500)
    await expect(loading).resolves.toEqual(inEnglish)
    expect(broken).toHaveBeenCalledTimes(2)
    expect(isPartlyEnglish('ko')).toBe(true)
  })

  it('is English at once on a device that is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const broken = vi.fn<typeof english>().mockRejectedValue(new TypeError('offline'))
    await createTextArea<Greeting>({ 'en/greeting.json': english, 'ko/greeting.json': broken }).load('ko')
    vi.unstubAllGlobals()
    expect(broken).toHaveBeenCalledOnce()
  })

  it('rejects when not even English can be loaded, and loads again later', async () => {
    const load = vi
      .fn<typeof english>(english)
      .mockRejectedValueOnce(new TypeError('404'))
      .mockRejectedValueOnce(new TypeError('404'))
    const area = createTextArea<Greeting>({ 'en/greeting.json': load })
    const failed = area.load('en').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1500)
    await expect(failed).resolves.toBeInstanceOf(TypeError)
    await expect(area.load('en')).resolves.toEqual(inEnglish)
  })
})

describe('the language of a provider', () => {
  const area = createTextArea<Greeting>({ 'en/greeting.json': english, 'si/greeting.json': sinhala })
  const Hello = () => <p lang={useLanguage()}>{useAreaText(area)('hello')}</p>

  it('is English without a provider', async () => {
    await act(() =>
      render(
        <Suspense fallback="…">
          <Hello />
        </Suspense>,
      ),
    )
    expect(screen.getByText('Hello').lang).toBe('en')
  })

  it('changes without a waiting state once its areas are loaded', async () => {
    const show = (language: 'en' | 'si') => (
      <TextProvider language={language}>
        <Suspense fallback="waiting">
          <Hello />
        </Suspense>
      </TextProvider>
    )
    await area.load('en')
    const { rerender, container } = render(show('en'))
    await loadAreasInUse('si')
    rerender(show('si'))
    expect(container.textContent).toBe('ආයුබෝවන්')
  })

  it('shows an area that is loaded again after it failed', async () => {
    const load = vi.fn<typeof sinhala>().mockRejectedValue(new TypeError('404'))
    const failing = createTextArea<Greeting>({ 'en/failing.json': english, 'si/failing.json': load })
    const Note = () => (
      <p>
        {useAreaText(failing)('hello')} {isPartlyEnglish(useLanguage()) ? 'partly' : 'whole'}
      </p>
    )
    await Promise.all([failing.load('si'), vi.advanceTimersByTimeAsync(1500)])
    const { container } = render(
      <TextProvider language="si">
        <Note />
      </TextProvider>,
    )
    expect(container.textContent).toBe('Hello partly')
    await act(() => Promise.all([loadAreasInUse('si'), vi.advanceTimersByTimeAsync(1500)]))
    expect(container.textContent).toBe('Hello partly')
    load.mockImplementation(sinhala)
    await act(() => loadAreasInUse('si'))
    expect(container.textContent).toBe('ආයුබෝවන් whole')
    expect(load).toHaveBeenCalledTimes(5)
  })

  it('passes the messages of each area through `transform`', async () => {
    await area.load('en')
    const seen: unknown[] = []
    const record: Transform = (loaded) => {
      seen.push(loaded)
      return loaded
    }
    render(
      <TextProvider language="en" transform={record}>
        <Hello />
      </TextProvider>,
    )
    expect(seen).toEqual([inEnglish])
  })
})
