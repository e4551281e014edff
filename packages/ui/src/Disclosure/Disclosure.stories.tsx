import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
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

export const ExpandsAndSetsAriaExpanded: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'View Exam Topics' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('EPS-TOPIK mock exam 1')).toBeVisible()
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true)
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  },
}

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
