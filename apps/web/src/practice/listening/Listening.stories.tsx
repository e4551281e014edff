import { handlers, okBodies } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answers, bodies, calls, says, leadsTo } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'
import { clearDevice, storesAnswers } from '../storyParts'

export default {
  title: 'Pages/Practice/Listening',
  ...sitePage({ path: '/practice/listening', isLoggedIn: true }, storesAnswers),
  beforeEach: clearDevice,
} satisfies Meta

const [drilled] = okBodies.getDrill.questions

const pictured = drilled && {
  ...drilled.question,
  type: 'listening' as const,
  audio: '/media/bank.m4a',
  answers: drilled.question.answers.map(({ _id }) => ({ _id, photo: '/media/bank.svg' })),
}

/** A recording of the bank, without its script. Its four pictures are in view on a phone with a browser bar. */
export const BeginsWithAQuestionToHear: Story = {
  globals: { viewport: { value: 'shortPhone' } },
  parameters: bodies({
    getPractice: { ...okBodies.getPractice, cards: [] },
    getDrill: { questions: drilled && pictured ? [{ ...drilled, question: pictured }] : [] },
  }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { name: /Step 1 of 6/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    const options = page.getAllByRole('radio')
    await expect(options).toHaveLength(4)
    const actions = page.getByRole('button', { name: 'Answer' }).getBoundingClientRect()
    const bottoms = options.map((option) => option.getBoundingClientRect().bottom)
    await expect(Math.max(...bottoms)).toBeLessThan(actions.top)
  },
}

/** One that was answered right in an exam: the answers of this training are not answers of practice. */
export const TrainsWithARecordingOfAReview: Story = {
  parameters: { site: { path: '/practice/listening?attempt=attempt-2&question=q6', isLoggedIn: true } },
  play: async ({ canvas: page }) => {
    const press = async (name: string) => userEvent.click(await page.findByRole('button', { name }))
    // The options are shuffled.
    const options = await page.findAllByRole('radio')
    const right = options.filter((option) => option.getAttribute('value') === 'q6-2')
    await expect(right).toHaveLength(1)
    for (const option of right) await userEvent.click(option)
    await leadsTo(page, 'Back to the review', '/myresult/attempt-2#question-6')
    await press('Answer')
    await press('Next')
    await press('Next')
    await press('Go on without typing')
    await press('I do not know')
    await expect(await page.findByText('First time: right. After the training: wrong.')).toBeVisible()
    await press('Finish')
    await expect(await page.findByText('You have trained with 1 recording.')).toBeVisible()
    await expect(calls.to('/api/practice/answers')).toEqual([])
  },
}

/** Of another learner, or of an API without reviews. */
export const WithoutTheReviewItSaysSoAndOffersOthers: Story = {
  parameters: {
    site: { path: '/practice/listening?attempt=attempt-9&question=q6', isLoggedIn: true },
    ...answers(...handlers.error(['getAttempt'], { status: 404 })),
  },
  play: async (context) => {
    await says('This attempt cannot be opened. It may belong to another account.')(context)
    await expect(context.canvas.getByRole('link', { name: 'More recordings' })).toHaveAttribute(
      'href',
      '/practice/listening',
    )
  },
}

export const WithoutRecordingsItSaysWhereTheyComeFrom: Story = {
  parameters: bodies({ getPractice: { ...okBodies.getPractice, cards: [] }, getDrill: { questions: [] } }),
  play: says(/no recordings to train with yet/),
}
