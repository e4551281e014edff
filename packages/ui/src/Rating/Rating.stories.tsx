import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AllThemes } from '../lib/stories'
import { Rating } from '.'

const meta = {
  title: 'UI/Rating',
  component: Rating,
  tags: ['autodocs'],
  args: { value: 4 },
  parameters: { docs: { description: { component: 'A read-only rating in stars.' } } },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const HasATextAlternative: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4 out of 5 stars')).toBeInTheDocument()
  },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      {[1, 2, 3, 4, 5].map((value) => (
        <Rating key={value} value={value} />
      ))}
    </AllThemes>
  ),
}
