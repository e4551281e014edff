import { handlers, sampleExam } from '@naru/api/msw'
import { sampleSession } from '@naru/exam-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { toDefinition } from '../shared/attempt'
import { StoryRoom } from './storyRoom'

const meta = {
  title: 'Pages/Quiz',
  component: StoryRoom,
  args: { examId: sampleExam._id },
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: handlers.ok() },
  },
} satisfies Meta<typeof StoryRoom>
export default meta

type Story = StoryObj<typeof meta>

/** The exam on its way. */
export const Loading: Story = {
  parameters: { msw: { handlers: [...handlers.loading(['getExam']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading exam…')).toBeVisible()
  },
}

const failsWith =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(sentence)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Exams' })).toHaveAttribute('href', '/exams')
  }

/** Nobody chose an exam. */
export const NoExamSelected: Story = { args: { examId: undefined }, play: failsWith('No exam selected') }

/** The server refuses with its own sentence. */
export const Refused: Story = {
  parameters: { msw: { handlers: handlers.noPlan() } },
  play: failsWith('Failed to fetch exam: Your plans do not unlock this exam.'),
}

/** Nothing answers. */
export const NoResponse: Story = {
  parameters: { msw: { handlers: [...handlers.offline(['getExam']), ...handlers.ok()] } },
  play: failsWith('Failed to load exam'),
}

/** The server lengthened the minutes for this learner, and says so. */
export const ExtraTimeIsSaid: Story = {
  args: {
    openSession: (exam, ownerId) => sampleSession({ definition: toDefinition(exam), ownerId }).session,
  },
  parameters: { msw: { handlers: handlers.ok({ getExam: { ...sampleExam, timeFactor: 1.5 } }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Extra time')).toBeVisible()
  },
}

/** An exam without questions. */
export const NoQuestions: Story = {
  parameters: { msw: { handlers: handlers.empty() } },
  play: failsWith('No Questions Available'),
}
