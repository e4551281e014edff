// @vitest-environment jsdom
import { TextProvider, uiText } from '@naru/ui/language'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { rulesText } from '../../text'
import { useRulesText } from '../../text/exam'

// vanilla-extract needs a file scope for styles created outside a bundler.
setFileScope('OriginalRule.test.tsx', '@naru/exam-kit')

const { LeaveDialog } = await import('./LeaveDialog')
const { NoticeDialog } = await import('./NoticeDialog')
const { englishSection } = await import('./OriginalRule')

// jsdom shows no modal dialog.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = () => {}

const nothing = () => {}

const Refusal = () => (
  <NoticeDialog
    notice={{ title: '', message: useRulesText()('restricted.one-way', { name: 'කියවීම', title: 'කියවීමේ කොටස' }) }}
    original={(english) => english('restricted.one-way', englishSection({ title: 'Reading' }))}
    isOpen
    onClose={nothing}
    actions={null}
  />
)

const show = (language: string, dialog: React.ReactElement) =>
  act(async () =>
    render(
      <TextProvider language={language} isDraft={(_, area) => area === 'rules'}>
        {dialog}
      </TextProvider>,
    ),
  )

const englishTexts = () => [...document.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent)

beforeAll(() => Promise.all([uiText, rulesText].flatMap((area) => [area.load('en'), area.load('si')])))
afterEach(cleanup)

it('stands below a warning that nobody has reviewed', async () => {
  await show('si', <LeaveDialog isOpen onLeave={nothing} onStay={nothing} />)
  expect(screen.getByRole('heading').textContent).toBe('විභාගයෙන් ඉවත් වන්නේද?')
  await waitFor(() =>
    expect(englishTexts()).toEqual(['Your exam results will not be saved if you leave. Are you sure?']),
  )
})

it('names the section in English below a refusal', async () => {
  await show('si', <Refusal />)
  expect(screen.getByRole('heading').textContent).toContain('කියවීමේ කොටසේදී ඔබට ආපසු යා නොහැක.')
  await waitFor(() => expect(englishTexts()).toEqual(['You cannot go back in the reading section.']))
})

it('is absent in English', async () => {
  await show('en', <Refusal />)
  expect(screen.getByRole('heading').textContent).toContain('You cannot go back')
  expect(englishTexts()).toEqual([])
})
