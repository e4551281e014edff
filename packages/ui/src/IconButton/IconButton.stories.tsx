import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { buttonSizes, buttonVariants } from '../Button'
import { Inline } from '../Inline'
import { matrix } from '../lib/stories'
import { IconButton } from '.'

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
  render: () =>
    buttonVariants.map((variant) => (
      <Inline key={variant} gap={8}>
        {buttonSizes.map((size) => (
          <IconButton key={size} label={`${variant} settings`} icon="settings" variant={variant} size={size} />
        ))}
        <IconButton label={`${variant} settings, disabled`} icon="settings" variant={variant} isDisabled />
      </Inline>
    )),
})
