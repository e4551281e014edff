import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card'
import { matrix } from '../lib/stories'
import { Stack } from './Stack'

const items = ['One', 'Two', 'Three', 'Four'].map((word) => <Card key={word}>{word}</Card>)

/** A column with one gap between its children. Components have no outer margin; Stack, Inline and Grid set all gaps. */
const meta = {
  title: 'Components/Stack',
  component: Stack,
  tags: ['autodocs'],
  args: { gap: 8, children: items },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ListHasItsRole: Story = {
  render: () => (
    <Stack as="ul">
      <li>One</li>
      <li>Two</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Gallery: Story = matrix(Stack, {
  text: (words) => ({ children: <Card>{words}</Card> }),
})
