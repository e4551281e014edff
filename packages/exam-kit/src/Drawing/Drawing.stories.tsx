import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AllThemes } from '@naru/ui/internal/stories'
import { Inline } from '@naru/ui/Inline'
import { Boat, Drawing, drawingNames, Landing } from '.'

const meta = {
  title: 'Exam kit/Drawing',
  component: Drawing,
  tags: ['autodocs'],
  args: { name: 'boat' },
  parameters: {
    docs: { description: { component: 'Line drawings for empty and failed views. Decoration beside a sentence.' } },
  },
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const IsDecoration: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Inline gap={16}>
        {drawingNames.map((name) => (
          <Drawing key={name} name={name} />
        ))}
        <span style={{ inlineSize: '1.75rem' }}>
          <Boat />
        </span>
      </Inline>
      <Landing ratio={16 / 9} />
    </AllThemes>
  ),
}
