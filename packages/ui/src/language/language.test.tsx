// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createTextArea,
  isPartlyEnglish,
  loadAreasInUse,
  showInEnglish,
  TextProvider,
  useAreaText,
  useLanguage,
} from '.'

interface Greeting {
  hello: string
}

const english = async () => ({ text: { hello: 'Hello' } })
const sinhala = async () => ({ text: { hello: 'ආයුබෝවන්' } })

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
    const area = createTextArea<Greeting>('greeting', { en: load })
    const [first, second] = await Promise.all([area.load('en'), area.load('en')])
    expect(first).toEqual({ hello: 'Hello' })
    expect(second).toBe(first)
    expect(load).toHaveBeenCalledOnce()
  })

  it('is English in a language that it does not have', async () => {
    const area = createTextArea<Greeting>('greeting', { en: english, si: sinhala })
    await expect(area.load('ta')).resolves.toEqual({ hello: 'Hello' })
    await expect(area.load('si')).resolves.toEqual({ hello: 'ආයුබෝවන්' })
    expect(isPartlyEnglish('ta')).toBe(false)
  })

  it('is English, and says so, when a language cannot be loaded after one retry', async () => {
    const broken = vi.fn<typeof english>().mockRejectedValue(new TypeError('404'))
    const area = createTextArea<Greeting>('greeting', { en: english, ko: broken })
    const loading = area.load('ko')
    await vi.advanceTimersByTimeAsync(1500)
    await expect(loading).resolves.toEqual({ hello: 'Hello' })
    expect(broken).toHaveBeenCalledTimes(2)
    expect(isPartlyEnglish('ko')).toBe(true)
  })

  it('is English where the app says so, without a request for its translation', async () => {
    const translated = vi.fn<typeof sinhala>(sinhala)
    const area = createTextArea<Greeting>('law', { en: english, si: translated, ta: translated })
    showInEnglish('si', ['law'])
    await expect(area.load('si')).resolves.toEqual({ hello: 'Hello' })
    expect(translated).not.toHaveBeenCalled()
    expect(isPartlyEnglish('si')).toBe(false)
    await expect(area.load('ta')).resolves.toEqual({ hello: 'ආයුබෝවන්' })
    showInEnglish('si', [])
    await expect(createTextArea<Greeting>('law', { en: english, si: translated }).load('si')).resolves.toEqual({
      hello: 'ආයුබෝවන්',
    })
  })

  it('rejects when not even English can be loaded, and loads again later', async () => {
    const load = vi
      .fn<typeof english>(english)
      .mockRejectedValueOnce(new TypeError('404'))
      .mockRejectedValueOnce(new TypeError('404'))
    const area = createTextArea<Greeting>('greeting', { en: load })
    const failed = area.load('en').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1500)
    await expect(failed).resolves.toBeInstanceOf(TypeError)
    await expect(area.load('en')).resolves.toEqual({ hello: 'Hello' })
  })
})

describe('the language of a provider', () => {
  const area = createTextArea<Greeting>('greeting', { en: english, si: sinhala })
  const Hello = () => <p lang={useLanguage()}>{useAreaText(area).hello}</p>

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

  it('shows a catalogue that is loaded again after it failed', async () => {
    const load = vi.fn<typeof sinhala>().mockRejectedValue(new TypeError('404'))
    const failing = createTextArea<Greeting>('failing', { en: english, si: load })
    const Note = () => (
      <p>
        {useAreaText(failing).hello} {isPartlyEnglish(useLanguage()) ? 'partly' : 'whole'}
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

  it('passes each catalogue through `transform`', async () => {
    await area.load('en')
    const seen: unknown[] = []
    const record = <Catalogue,>(catalogue: Catalogue): Catalogue => {
      seen.push(catalogue)
      return catalogue
    }
    render(
      <TextProvider language="en" transform={record}>
        <Hello />
      </TextProvider>,
    )
    expect(seen).toEqual([{ hello: 'Hello' }])
  })
})
