import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Stack } from '.'

const items = ['One', 'Two', 'Three', 'Four'].map((word) => <Card key={word}>{word}</Card>)

const meta = {
  title: 'UI/Stack',
  component: Stack,
  tags: ['autodocs'],
  args: { gap: 8, children: items },
  parameters: {
    docs: {
      description: {
        component:
          'A column with one gap between its children. Components have no outer margin; Stack, Inline and Grid set all gaps.',
      },
    },
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LaysOutChildrenInAColumn: Story = {
  play: async ({ canvasElement }) => {
    const [one, two] = ['One', 'Two'].map((word) => within(canvasElement).getByText(word).getBoundingClientRect())
    await expect(two?.top).toBeGreaterThan(one?.bottom ?? Infinity)
  },
}

export const ListHasItsRole: Story = {
  render: () => (
    <Stack as="ul">
      <li>One</li>
      <li>Two</li>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toBeVisible()
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Gallery: Story = {
  render: (args) => (
    <AllThemes>
      <Stack {...args} />
    </AllThemes>
  ),
}

export const LongText: Story = {
  args: { children: [sample.long, sample.word].map((words) => <Card key={words}>{words}</Card>) },
  render: (args) => (
    <Narrow>
      <Stack {...args} />
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
