import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
import { matrix } from '../lib/stories'
import { Inline } from './Inline'

const items = ['One', 'Two', 'Three', 'Four'].map((word) => <Card key={word}>{word}</Card>)

/** A row with one gap between its children; it wraps when it is full. */
const meta = {
  title: 'Components/Inline',
  component: Inline,
  tags: ['autodocs', 'plain'],
  args: { gap: 8, children: items },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Inline, {
  text: (words) => ({ children: [words, words].map((word, at) => <Card key={at}>{word}</Card>) }),
})
