import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card'
import { Narrow, matrix } from '../lib/stories'
import { Inline } from '.'

const items = ['One', 'Two', 'Three', 'Four'].map((word) => <Card key={word}>{word}</Card>)

/** A row with one gap between its children; it wraps when it is full. */
const meta = {
  title: 'UI/Inline',
  component: Inline,
  tags: ['autodocs'],
  args: { gap: 8, children: items },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LaysOutChildrenInARowThatWraps: Story = {
  render: (args) => (
    <Narrow>
      <Inline {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const [one, two, four] = ['One', 'Two', 'Four'].map((word) => canvas.getByText(word).getBoundingClientRect())
    await expect(two?.left).toBeGreaterThan(one?.right ?? Infinity)
    await expect(four?.top).toBeGreaterThan(one?.top ?? Infinity)
  },
}

export const Gallery: Story = matrix(Inline, {
  text: (words) => ({ children: [words, words].map((word, at) => <Card key={at}>{word}</Card>) }),
})
