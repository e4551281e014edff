import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AllThemes } from '@naru/ui/internal/stories'
import { ExamCard } from './ExamCard'

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#cfe5df"/><path d="M0 260q160-60 320 0t320 0v100H0z" fill="#2f7d78"/><circle cx="500" cy="90" r="44" fill="#e58a4a"/></svg>',
)}`

/** One exam of a list, in a grid. */
const meta = {
  title: 'Exam kit/ExamCard',
  component: ExamCard,
  tags: ['autodocs'],
  args: {
    topic: 'EPS-TOPIK Mock 1',
    description: 'A full paper: 20 reading and 20 listening questions in the style of the exam.',
    duration: '50 minutes: 25 reading, 25 listening',
    photo,
    onTake: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Gallery' ? {} : { maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExamCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TakeExamTellsThePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Duration:')).toHaveTextContent('Duration: 50 minutes: 25 reading, 25 listening')
    await userEvent.click(canvas.getByRole('button', { name: 'Take Exam' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
}

const isDrawn = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvasElement.querySelector('article svg')).toBeVisible()
  })

export const WithoutAPhotoAPlaceholderIsDrawn: Story = {
  args: { photo: undefined },
  play: ({ canvasElement }) => isDrawn(canvasElement),
}

export const ABrokenPhotoLeavesThePlaceholder: Story = {
  args: { photo: '/missing.jpg' },
  play: ({ canvasElement }) => isDrawn(canvasElement),
}

export const Korean: Story = {
  args: { topic: '한국어능력시험 모의고사', description: '읽기 20문항과 듣기 20문항으로 된 모의시험입니다.' },
}

export const LongText: Story = {
  args: {
    topic: 'A practice paper with an unusually long topic '.repeat(4),
    description: 'Much is to be said. '.repeat(30),
  },
}

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      <ExamCard {...args} />
      <ExamCard {...args} photo={undefined} />
    </AllThemes>
  ),
}
