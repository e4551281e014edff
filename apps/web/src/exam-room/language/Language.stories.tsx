import { sampleExam } from '@naru/api/msw'
import { sampleSession, type SampleSession } from '@naru/exam-kit/testing'
import { languageNames } from '@naru/api/languages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { toDefinition } from '@naru/app-shell/attempt'
import { PageLanguage } from '@naru/app-shell/language'
import { withoutChoice } from '@naru/app-shell/testing/withoutChoice'
import { answers, calls } from '@naru/app-shell/testing/storyStates'
import { StoryRoom } from '../storyRoom'

let sample: SampleSession | undefined

const meta = {
  title: 'Pages/Exam/Language',
  component: StoryRoom,
  args: {
    examId: sampleExam._id,
    openSession: (exam, ownerId) => {
      sample = sampleSession({ definition: toDefinition(exam), ownerId, clipSeconds: 30 })
      return sample.session
    },
  },
  render: (args) => (
    <PageLanguage>
      <StoryRoom {...args} />
    </PageLanguage>
  ),
  beforeEach: [calls.clear, withoutChoice],
  parameters: { layout: 'fullscreen', ...answers() },
} satisfies Meta<typeof StoryRoom>
export default meta

type Story = StoryObj<typeof meta>

/** Answers reading with the first options and goes to the first clip. */
async function toTheFirstClip(page: ReturnType<typeof within>): Promise<SampleSession> {
  await page.findByRole('heading', { name: /^Question 1 of/ })
  const opened = sample
  if (!opened) throw new Error('the page has opened no session')
  await waitFor(() => expect(opened.session.getSnapshot().state.startedAt).not.toBeNull())
  const { definition, session } = opened
  definition.questions.forEach((question, index) => {
    const optionId = question.options[0]?.id
    if (question.section !== 'reading' || optionId === undefined) return
    session.send({ type: 'goTo', index })
    session.send({ type: 'selectAnswer', questionId: question.id, optionId })
  })
  session.send({ type: 'proceed' })
  await page.findByText('Playing audio (Play 1 of 2)…')
  return opened
}

/** Opens the settings. The choice of the language is nowhere else. */
async function openChoice(page: ReturnType<typeof within>): Promise<HTMLElement> {
  await expect(page.queryByRole('combobox')).toBeNull()
  await userEvent.click(await page.findByRole('button', { name: 'Settings' }))
  return screen.findByRole('combobox', { name: 'Language' })
}

/** During a clip: the texts change in place; clock, clip and answers stay. The account is told. */
export const ChangesDuringAClip: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas: page }) => {
    const { session, audio, clock } = await toTheFirstClip(page)
    clock.advance(2000)
    const before = session.getSnapshot().state
    const room = page.getByRole('heading', { level: 1 })
    const list = await openChoice(page)
    list.focus()
    await userEvent.selectOptions(list, languageNames.si)
    await screen.findByRole('combobox', { name: 'භාෂාව' })
    await expect(list).toHaveAccessibleDescription('කෙටුම්පත් පරිවර්තනයකි')
    await expect(list).toHaveFocus()
    await expect(room).toBeInTheDocument()
    await expect(session.getSnapshot().state).toBe(before)
    await expect([audio.isPlaying, audio.played.length]).toEqual([true, 1])
    clock.advance(1000)
    await expect(session.getSnapshot().state.startedAt).toBe(before.startedAt)
    await waitFor(() => expect(calls.to('/api/user/language').map(({ body }) => body)).toEqual([{ language: 'si' }]))
  },
}

/** A mistake in a text of the question on screen is reported from the settings; the exam goes on. */
export const ReportsAMistake: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas: page }) => {
    await toTheFirstClip(page)
    await openChoice(page)
    await userEvent.click(screen.getByRole('button', { name: 'Report a mistake in a text' }))
    const dialog = await screen.findByRole('dialog', { name: 'Report a mistake' })
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Playing audio (Play 1 of 2)…')
    await userEvent.type(within(dialog).getByRole('textbox'), 'Say: Playing the sound')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    await within(dialog).findByText('Thank you. Your report was sent.')
    await expect(calls.to('/api/translation-reports').map(({ body }) => body)).toMatchObject([
      { language: 'en', keys: ['exam.audio.playing'], message: 'Say: Playing the sound' },
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Settings'))
  },
}
