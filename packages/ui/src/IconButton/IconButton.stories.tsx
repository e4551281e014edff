import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { buttonSizes, buttonVariants } from '../Button'
import { Inline } from '../Inline'
import { AllThemes } from '../lib/stories'
import { IconButton } from '.'

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Close', icon: 'close', onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: 'A square button with an icon and no visible text. Only for widely known icons.',
      },
    },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const HasAName: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      {buttonVariants.map((variant) => (
        <Inline key={variant} gap={8}>
          {buttonSizes.map((size) => (
            <IconButton key={size} label={`${variant} settings`} icon="settings" variant={variant} size={size} />
          ))}
          <IconButton label={`${variant} settings, disabled`} icon="settings" variant={variant} isDisabled />
        </Inline>
      ))}
    </AllThemes>
  ),
}
