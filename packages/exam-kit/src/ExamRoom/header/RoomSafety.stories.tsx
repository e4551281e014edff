import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { examNotices } from '../../session/snapshot'
import { fakeLocks, fakeProgress, fakeStore, sampleExam, flushPromises } from '../../testing'
import type { ExamRoom } from '../ExamRoom'
import { setupRoom, fromSetup, toTheEnd, roomMeta } from '../roomSetup'

/** Save states, notices and the write lock. */
const meta = {
  ...roomMeta,
  title: 'Exam/Exam room/Notices',
} satisfies Meta<typeof ExamRoom>

export default meta
type Story = StoryObj<typeof meta>

const answer = { type: 'selectAnswer', questionId: 'r1', optionId: 'b' } as const

export const WithoutAServerAnswersAreSavedOnThisDevice: Story = {
  ...fromSetup(setupRoom()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved on this device')).toBeVisible()
  },
}

const unreachable = fakeProgress()
const offline = setupRoom({ progress: unreachable }, async ({ session, clock }) => {
  unreachable.behave('saves')
  session.send(answer)
  clock.advance(10_000)
  await flushPromises()
})
export const OfflineIsSaidInWordsAndToScreenReadersOnce: Story = {
  ...fromSetup(offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saved')).toBeVisible()
    unreachable.behave('offline')
    const { session, clock } = offline.sample()
    session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'c' })
    clock.advance(10_000)
    await flushPromises()
    await waitFor(() => expect(canvas.getAllByText('Saved here, sent later')).toHaveLength(2))
    const words = canvas.getAllByText('Saved here, sent later')
    await expect(words.filter((word) => word.closest('[role="status"]'))).toHaveLength(1)
  },
}

const forgetful = fakeStore()
const dead = setupRoom({ store: forgetful }, ({ session, clock }) => {
  forgetful.isPersistent = false
  session.send(answer)
  clock.advance(1000)
})
export const AStorageThatKeepsNothingIsToldInABanner: Story = {
  ...fromSetup(dead),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser cannot save your answers')).toBeVisible()
    await expect(canvas.getByText('Not saved. Reloading this page would lose your answers')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /안전화/ })).toBeEnabled()
  },
}

export const ANoticeStaysUntilItIsClosedAndLeavesTheExamAlone: Story = {
  ...fromSetup(setupRoom({ recovery: { notices: examNotices.slice(0, 2), quarantined: [] } })),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Some of your saved answers could not be read')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0] ?? canvas.getByRole('main'))
    await waitFor(() =>
      expect(canvas.queryByText('Some of your saved answers could not be read')).not.toBeInTheDocument(),
    )
    await expect(canvas.getByText('Your answers were restored')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Question 1 of 7 (Reading Section)' })).toBeVisible()
  },
}

export const EveryNotice: Story = {
  tags: ['picture'],
  ...fromSetup(setupRoom({ recovery: { notices: examNotices, quarantined: [] } })),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(examNotices.length)
  },
}

export const AFinishedExamNoLongerSaysWhereItGoesOn: Story = {
  ...fromSetup(setupRoom({ recovery: { notices: examNotices, quarantined: [] } }, toTheEnd)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Exam Results' })).toBeVisible()
    await expect(canvas.getByText('The clock of this device was changed')).toBeVisible()
    await expect(canvas.queryByText('Your answers were restored')).not.toBeInTheDocument()
    await expect(canvas.queryByText('You are continuing where you stopped')).not.toBeInTheDocument()
  },
}

export const WhileItIsFoundOutWhoHasTheExamTheRoomOpens: Story = {
  ...fromSetup(
    setupRoom({
      lock: { ...fakeLocks().tab(), claim: () => new Promise(() => {}) },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening the exam…')).toBeVisible()
  },
}

export const AResultThatTheServerRefusesCanBeDownloaded: Story = {
  ...fromSetup(
    setupRoom(
      {
        definition: sampleExam({ keys: 'withheld' }),
        answers: [{ kind: 'failed', status: 422, message: 'The exam is not known.' }],
      },
      toTheEnd,
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByText('Not sent yet')).toBeVisible()
    const names: string[] = []
    const note = (event: MouseEvent) => {
      if (event.target instanceof HTMLAnchorElement) names.push(event.target.download)
      event.preventDefault()
    }
    document.addEventListener('click', note)
    await userEvent.click(canvas.getByRole('button', { name: 'Download my answers' }))
    document.removeEventListener('click', note)
    await expect(names.filter((name) => name !== '')).toEqual(['naru-result-sample-2025-05-07T08-00-00Z.json'])
  },
}

const previewed = setupRoom({ mode: 'preview', definition: sampleExam({ reading: 2, listening: 0 }) })
export const APreviewIsNeitherSavedNorSentNorRanked: Story = {
  ...fromSetup(previewed),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preview, not saved')).toBeVisible()
    await toTheEnd(previewed.sample())
    await expect(await canvas.findByText('This was a preview. Nothing was saved or sent.')).toBeVisible()
    await expect(canvas.getByText('10 / 10 marks')).toBeVisible()
    await expect(previewed.sample().sender.sent).toHaveLength(0)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
