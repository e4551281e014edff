import { okBodies } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bodies, says } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'
import { clearDevice, storesAnswers } from '../storyParts'

const meta = {
  title: 'Pages/Practice/Listening',
  ...sitePage({ path: '/practice/listening', isLoggedIn: true }, storesAnswers),
  beforeEach: clearDevice,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const [drilled] = okBodies.getDrill.questions

/** A recording of the bank, without its script. */
export const BeginsWithAQuestionToHear: Story = {
  parameters: bodies({
    getPractice: { ...okBodies.getPractice, cards: [] },
    getDrill: {
      questions: drilled
        ? [{ ...drilled, question: { ...drilled.question, type: 'listening', audio: '/media/bank.m4a' } }]
        : [],
    },
  }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { name: /Step 1 of 6/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const WithoutRecordingsItSaysWhereTheyComeFrom: Story = {
  parameters: bodies({ getPractice: { ...okBodies.getPractice, cards: [] }, getDrill: { questions: [] } }),
  play: says(/no recordings to train with yet/),
}
