// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createOriginal, OriginalText, TextProvider } from '.'

afterEach(cleanup)

const english = async () => ({ default: { rule: 'You cannot go back.' } })
const isDraft = (language: string, area: string) => language === 'si' && area === 'rules'

async function show(language: string, load = english, name = 'rules') {
  const original = createOriginal(name, load)
  const { container } = await act(async () =>
    render(
      <TextProvider language={language} isDraft={isDraft}>
        <OriginalText original={original}>{(t) => <p>{t('rule')}</p>}</OriginalText>
      </TextProvider>,
    ),
  )
  return container
}

it('shows the English text of a draft, marked as English', async () => {
  const container = await show('si')
  expect(container.innerHTML).toBe('<div lang="en"><p>You cannot go back.</p></div>')
})

it('shows nothing, and loads nothing, in English and of what is reviewed', async () => {
  const load = vi.fn<typeof english>(english)
  for (const container of [await show('en', load), await show('ta', load), await show('si', load, 'other')]) {
    expect(container.innerHTML).toBe('')
  }
  expect(load).not.toHaveBeenCalled()
})

it('shows the translation alone when the English text cannot be loaded', async () => {
  vi.useFakeTimers()
  const container = await show('si', vi.fn<typeof english>().mockRejectedValue(new TypeError('404')))
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(container.innerHTML).toBe('')
  vi.useRealTimers()
})
