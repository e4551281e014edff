import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorBoundary } from './ErrorBoundary'
import { ExamRoomFailed } from './ExamRoomFailed'

const Broken = (): never => {
  throw new Error('A fault of ours')
}

const meta = {
  title: 'Pages/Exam/Room fails',
  component: ExamRoomFailed,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExamRoomFailed>
export default meta

type Story = StoryObj<typeof meta>

/** Shown when the exam room's code fails: says that the answers are safe, and offers a reload. */
export const SaysThatTheAnswersAreSafe: Story = {
  tags: ['picture'],
  render: () => (
    <ErrorBoundary fallback={<ExamRoomFailed />}>
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText(/Your answers and your account are safe/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
