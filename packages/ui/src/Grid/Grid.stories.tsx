import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
import { matrix } from '../lib/stories'
import { Grid } from './Grid'

const items = ['One', 'Two', 'Three', 'Four'].map((word) => <Card key={word}>{word}</Card>)

/** Columns of equal width: as many as fit with a minimum width, or a maximum number. */
const meta = {
  title: 'Components/Grid',
  component: Grid,
  tags: ['autodocs', 'plain'],
  args: { children: items },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Grid, {
  variants: { items: { minItemWidth: '6rem', gap: 8 } },
  text: (words) => ({ children: <Card>{words}</Card> }),
})
