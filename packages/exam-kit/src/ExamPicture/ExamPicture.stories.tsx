import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import { ExamPicture } from './ExamPicture'

const lines = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path d="M40 160V90l60-45 60 45v70zM190 160v-50h70v50" fill="none" stroke="black" stroke-width="6"/></svg>',
)}`

/** A picture of a question. For photos of exams and people use the UI library's Image. */
const meta = {
  title: 'Exam/Exam picture',
  component: ExamPicture,
  tags: ['autodocs'],
  args: { src: lines, alt: 'Question 7 image', width: 320, height: 200 },
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Gallery' ? {} : { maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExamPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AMissingPictureSaysSoInItsPlace: Story = {
  args: { src: '/missing.svg' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Question 7 image. The picture could not be loaded' }),
    ).toBeVisible()
  },
}

/** Black lines stay on white in the dark theme. */
export const Gallery: Story = matrix(ExamPicture, {
  variants: { picture: {}, missing: { src: '/missing.svg' } },
  text: (alt) => ({ src: '/missing.svg', alt }),
})
