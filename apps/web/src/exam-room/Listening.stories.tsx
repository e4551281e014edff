import { sampleExam } from '@naru/api/msw'
import { sampleSession, type ClipBehaviour, type SampleSession } from '@naru/exam-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { toDefinition } from '../shared/attempt'
import { answers } from '../shared/testing/storyStates'
import { StoryRoom } from './storyRoom'

const meta = {
  title: 'Pages/Quiz/Listening',
  component: StoryRoom,
  args: { examId: sampleExam._id },
  parameters: {
    layout: 'fullscreen',
    ...answers(),
  },
} satisfies Meta<typeof StoryRoom>
export default meta

type Story = StoryObj<typeof meta>

const clipSeconds = 3

/** Renders an exam with a fake clock and fake audio, and goes to the first listening question. */
function listeningStory(
  behaviour: ClipBehaviour,
  happens: (page: ReturnType<typeof within>, sample: SampleSession) => Promise<void>,
): Story {
  let sample: SampleSession | undefined
  return {
    args: {
      openSession: (exam, ownerId) => {
        sample = sampleSession({ definition: toDefinition(exam), ownerId, behaviour, clipSeconds })
        return sample.session
      },
    },
    play: async ({ canvas: page }) => {
      await page.findByRole('heading', { name: /^Question 1 of/ })
      if (!sample) throw new Error('the page has opened no session')
      const { definition, session } = sample
      await waitFor(() => expect(session.getSnapshot().state.startedAt).not.toBeNull())
      definition.questions.forEach((question, index) => {
        const optionId = question.options[0]?.id
        if (question.section !== 'reading' || optionId === undefined) return
        session.send({ type: 'goTo', index })
        session.send({ type: 'selectAnswer', questionId: question.id, optionId })
      })
      session.send({ type: 'proceed' })
      await page.findByRole('heading', { name: /\(Listening Section\)$/ })
      await happens(page, sample)
    },
  }
}

const options = (page: ReturnType<typeof within>) => page.getAllByRole('radio')

/** Options are disabled while the clip plays, twice by itself, and enabled for five seconds after the last play. */
export const OptionsAreDisabledDuringTheFirstPlay = listeningStory('plays', async (page, { clock }) => {
  await expect(await page.findByText('Playing audio (Play 1 of 2)…')).toBeVisible()
  for (const option of options(page)) await expect(option).toBeDisabled()
  clock.advance(clipSeconds * 1000)
  await expect(await page.findByText('Playing audio (Play 2 of 2)…')).toBeVisible()
  clock.advance(clipSeconds * 1000)
  await expect(await page.findByText('Please answer the question (5 seconds remaining).')).toBeVisible()
  for (const option of options(page)) await expect(option).toBeEnabled()
})

/** Blocked autoplay shows the same message as a failed play; a press plays the clip. */
export const ABlockedStartWaitsForAPress = listeningStory('blocked', async (page, { audio }) => {
  await expect(await page.findByText('Failed to play audio. Please select an answer.')).toBeVisible()
  audio.behave('plays')
  await userEvent.click(page.getByRole('button', { name: 'Play audio' }))
  await expect(await page.findByText('Playing audio (Play 1 of 2)…')).toBeVisible()
})

/** A clip that fails to load: message, enabled options and a retry. */
export const AClipThatFailsEnablesTheOptions = listeningStory('does-not-load', async (page) => {
  await expect(await page.findByText('Audio file failed to load. Please select an answer.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  for (const option of options(page)) await expect(option).toBeEnabled()
})
