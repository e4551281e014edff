import type { Meta, StoryObj } from '@storybook/react-vite'
import { matrix } from '../lib/stories'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from './Table'

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

/** A data table with column and row headers. It scrolls horizontally on narrow screens. */
const meta = {
  title: 'Components/Table',
  component: Table,
  tags: ['autodocs'],
  args: { label: 'Leaderboard', children: rows('Nimal Perera') },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Table, {
  variants: { table: { label: 'Gallery of tables', children: rows('Kavitha') } },
  text: (words) => ({ label: words, children: rows(words), showLabel: true }),
})
