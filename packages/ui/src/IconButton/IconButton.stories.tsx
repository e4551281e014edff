import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { buttonVariants } from '../Button'
import { matrix } from '../lib/stories'
import { IconButton } from './IconButton'

/** A square button with an icon and no visible text. Only for widely known icons. */
const meta = {
  title: 'Components/Icon button',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Close', icon: 'close', onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(IconButton, {
  variants: Object.fromEntries(buttonVariants.map((variant) => [variant, { variant }])),
  states: { rest: {}, hover: {}, focus: {}, pressed: {}, disabled: { isDisabled: true }, pending: { isPending: true } },
  width: '4.5rem',
})
