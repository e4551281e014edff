import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Inline } from '.'

const items = ['One', 'Two', 'Three', 'Four'].map((word) => <Card key={word}>{word}</Card>)

const meta = {
  title: 'UI/Inline',
  component: Inline,
  tags: ['autodocs'],
  args: { gap: 8, children: items },
  parameters: {
    docs: { description: { component: 'A row with one gap between its children; it wraps when it is full.' } },
  },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LaysOutChildrenInARow: Story = {
  play: async ({ canvasElement }) => {
    const [one, two] = ['One', 'Two'].map((word) => within(canvasElement).getByText(word).getBoundingClientRect())
    await expect(two?.left).toBeGreaterThan(one?.right ?? Infinity)
  },
}

export const WrapsWhenFull: Story = {
  render: (args) => (
    <Narrow>
      <Inline {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const [one, four] = ['One', 'Four'].map((word) => within(canvasElement).getByText(word).getBoundingClientRect())
    await expect(four?.top).toBeGreaterThan(one?.top ?? Infinity)
  },
}

export const LongText: Story = {
  args: { children: [sample.long, sample.word].map((words) => <Card key={words}>{words}</Card>) },
  render: (args) => (
    <Narrow>
      <Inline {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    for (const words of [sample.long, sample.word]) {
      const card = within(canvasElement).getByText(words)
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
      await expect(card.clientWidth).toBeLessThanOrEqual(320)
    }
  },
}

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      <Inline {...args} />
    </AllThemes>
  ),
}
