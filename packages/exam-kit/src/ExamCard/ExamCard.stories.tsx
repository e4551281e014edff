import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { ExamCard } from './ExamCard'

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#cfe5df"/><path d="M0 260q160-60 320 0t320 0v100H0z" fill="#2f7d78"/><circle cx="500" cy="90" r="44" fill="#e58a4a"/></svg>',
)}`

/** One exam of a list, in a grid. */
const meta = {
  title: 'Exam/Exam card',
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

export const WithoutAPhotoOrWithABrokenOneAPlaceholderIsDrawn: Story = {
  render: (args) => (
    <>
      <ExamCard {...args} photo={undefined} />
      <ExamCard {...args} photo="/missing.jpg" />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    for (const card of canvasElement.querySelectorAll('article')) await expect(card.querySelector('svg')).toBeVisible()
  },
}

export const Gallery: Story = matrix(ExamCard, {
  variants: { photo: {}, 'no photo': { photo: undefined } },
  text: (words) => ({ topic: words, description: words, duration: words }),
})
