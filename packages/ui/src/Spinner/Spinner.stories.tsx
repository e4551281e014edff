import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AllThemes } from '../lib/stories'
import { Spinner } from '.'

const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  args: { label: 'Loading price plans...' },
  parameters: {
    docs: {
      description: { component: 'A ring that spins during a short wait. Omit its label when there is text beside it.' },
    },
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const StandaloneHasAName: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading price plans...' })).toBeVisible()
  },
}

export const BesideTextIsDecoration: Story = {
  args: { label: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      <Spinner {...args} />
    </AllThemes>
  ),
}
