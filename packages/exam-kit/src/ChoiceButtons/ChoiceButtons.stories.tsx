import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { matrix, withState } from '@naru/ui/internal/stories'
import { ChoiceButtons } from './ChoiceButtons'

const items = [
  { id: 'all', label: 'All' },
  { id: 'unanswered', label: 'Unanswered' },
  { id: 'flagged', label: 'Flagged' },
]

const Choosing = withState(ChoiceButtons<string>)

/** For settings in the exam room. Outside of it use the UI library's SegmentedControl. */
const meta = {
  title: 'Practice/Choice buttons',
  component: ChoiceButtons<string>,
  tags: ['autodocs'],
  render: (args) => <Choosing {...args} />,
  args: { label: 'Show in the navigator', items, value: 'all', onChange: fn() },
} satisfies Meta<typeof ChoiceButtons<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = {
  args: { value: 'unanswered' },
  ...matrix(Choosing, {
    states: { rest: {}, hover: {}, focus: {} },
    width: '100%',
    text: (words) => ({ items: items.map((item) => ({ ...item, label: words })) }),
  }),
}
