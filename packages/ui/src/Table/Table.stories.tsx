import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '.'

const rows = (name: string) => (
  <>
    <TableHead>
      <TableRow>
        <TableHeaderCell align="end">Rank</TableHeaderCell>
        <TableHeaderCell>Username</TableHeaderCell>
        <TableHeaderCell align="end">Time Taken</TableHeaderCell>
        <TableHeaderCell align="end">Percentage Score</TableHeaderCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {[1, 2, 3].map((rank) => (
        <TableRow key={rank} isHighlighted={rank === 2}>
          <TableCell align="end">{rank}</TableCell>
          <TableRowHeader>{rank === 2 ? `${name} (you)` : name}</TableRowHeader>
          <TableCell align="end">{20 + rank}:05</TableCell>
          <TableCell align="end">{98 - rank}%</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </>
)

const meta = {
  title: 'UI/Table',
  component: Table,
  tags: ['autodocs'],
  args: { label: 'Leaderboard', children: rows('Nimal Perera') },
  parameters: {
    docs: {
      description: {
        component: 'A data table with column and row headers. It scrolls horizontally on narrow screens.',
      },
    },
  },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const HasItsNameAndHeadings: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Leaderboard' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(3)
  },
}

export const LongText: Story = {
  args: { children: rows(sample.long), showLabel: true },
  render: (args) => (
    <Narrow>
      <Table {...args} />
    </Narrow>
  ),
}

export const Korean: Story = { args: { label: '순위표', children: rows('김민수') } }

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Table label="Gallery of tables">{rows('Kavitha')}</Table>
    </AllThemes>
  ),
  // The gallery repeats one table; on a page each table has its own name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
}
