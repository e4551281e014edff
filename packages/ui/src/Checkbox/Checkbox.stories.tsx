import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { matrix } from '../lib/stories'
import { Checkbox } from './Checkbox'

/** A checkbox with its label. It takes effect with the form, not immediately. */
const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { children: 'Remember me', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Checkbox, {
  variants: {
    empty: { children: 'I agree' },
    selected: { children: 'I agree', defaultSelected: true },
    some: { children: 'I agree', isIndeterminate: true },
  },
  states: { rest: {}, hover: {}, focus: {}, disabled: { isDisabled: true }, error: { isInvalid: true } },
  width: '6rem',
  text: (words) => ({ children: words }),
})
