// @vitest-environment jsdom
import type { Language } from '@naru/api/languages'
import { TextProvider, uiText } from '@naru/ui/language'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { sharedText } from '@naru/app-shell/text'
import { siteText } from '../../frame/text'
import { refundPolicyText, useRefundPolicyText } from './text/legal'
import { refundPolicyOriginal } from './text/legalOriginals'

// vanilla-extract needs a file scope for styles created outside a bundler.
setFileScope('Page.test.tsx', '@naru/web')

const { LegalPage } = await import('./LegalPage')

const Refunds = () => <LegalPage text={useRefundPolicyText()} original={refundPolicyOriginal} />

const show = (language: Language, isDraft: boolean) =>
  act(async () =>
    render(
      <TextProvider language={language} isDraft={() => isDraft}>
        <Refunds />
      </TextProvider>,
    ),
  )

beforeAll(() =>
  Promise.all([uiText, sharedText, siteText, refundPolicyText].flatMap((area) => [area.load('en'), area.load('si')])),
)
afterEach(cleanup)

it('folds the whole English policy on top of a draft, and says that it applies', async () => {
  await show('si', true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('මුදල් ආපසු ගෙවීමේ ප්‍රතිපත්තිය')
  expect(screen.getByText(/ඉංග්‍රීසි පාඨයයි/)).toBeDefined()
  const english = (await screen.findByText(/within 7 days of the purchase/)).closest<HTMLElement>('[lang="en"]')
  if (english === null) throw new Error('The English policy is not marked as English')
  expect(within(english).getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(8)
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  act(() => screen.getByRole('button', { name: 'ඉංග්‍රීසි පාඨය පෙන්වන්න' }).click())
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8)
})

it.each([
  ['si', false],
  ['en', true],
] as const)('shows one policy in %s if it is reviewed or English', async (language, isDraft) => {
  await show(language, isDraft)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(document.querySelector('[lang]')).toBeNull()
})
