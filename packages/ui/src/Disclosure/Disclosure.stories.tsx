import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { matrix } from '../lib/stories'
import { Text } from '../Text/Text'
import { Disclosure } from './Disclosure'

/** A heading that expands a panel. Not for content that everybody must read. */
const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  args: { title: 'View Exam Topics', children: <Text>EPS-TOPIK mock exam 1</Text>, onExpandedChange: fn() },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Disclosure, {
  states: {
    closed: {},
    open: { defaultExpanded: true },
    hover: {},
    focus: {},
    disabled: { isDisabled: true },
    'open, disabled': { defaultExpanded: true, isDisabled: true },
  },
  width: '11rem',
  text: (words) => ({ title: words, children: <Text>{words}</Text>, defaultExpanded: true }),
})
