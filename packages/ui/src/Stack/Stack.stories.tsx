import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
import { matrix } from '../lib/stories'
import { Stack } from './Stack'

const items = ['One', 'Two', 'Three', 'Four'].map((word) => <Card key={word}>{word}</Card>)

/** A column with one gap between its children. Components have no outer margin; Stack, Inline and Grid set all gaps. */
const meta = {
  title: 'Components/Stack',
  component: Stack,
  tags: ['autodocs', 'plain'],
  args: { gap: 8, children: items },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Stack, {
  text: (words) => ({ children: <Card>{words}</Card> }),
})
