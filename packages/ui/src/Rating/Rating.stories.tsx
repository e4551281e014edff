import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { matrix } from '../lib/stories'
import { Rating } from './Rating'

/** A read-only rating in stars. */
const meta = {
  title: 'Components/Rating',
  component: Rating,
  tags: ['autodocs'],
  args: { value: 4 },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const HasATextAlternative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 out of 5 stars')).toBeInTheDocument()
  },
}

export const Gallery: Story = matrix(Rating, {
  variants: Object.fromEntries([1, 2, 3, 4, 5].map((value) => [value, { value }])),
})
