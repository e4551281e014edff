import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Grid } from '.'

const items = ['One', 'Two', 'Three', 'Four'].map((word) => <Card key={word}>{word}</Card>)

const meta = {
  title: 'UI/Grid',
  component: Grid,
  tags: ['autodocs'],
  args: { children: items },
  parameters: {
    docs: {
      description: { component: 'Columns of equal width: as many as fit with a minimum width, or a maximum number.' },
    },
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

const tops = (canvasElement: HTMLElement) =>
  new Set(
    ['One', 'Two', 'Three', 'Four'].map((word) => within(canvasElement).getByText(word).getBoundingClientRect().top),
  ).size

export const Playground: Story = {}

export const FitsColumnsOfAMinimumWidth: Story = {
  args: { minItemWidth: '10rem' },
  play: async ({ canvasElement }) => {
    await expect(tops(canvasElement)).toBe(1)
  },
}

export const LimitsTheNumberOfColumns: Story = {
  args: { columns: 2 },
  play: async ({ canvasElement }) => {
    await expect(tops(canvasElement)).toBe(2)
  },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Grid minItemWidth="6rem" gap={8}>
        {items}
      </Grid>
    </AllThemes>
  ),
}

export const LongText: Story = {
  args: { children: [sample.long, sample.word].map((words) => <Card key={words}>{words}</Card>) },
  render: (args) => (
    <Narrow>
      <Grid {...args} />
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
