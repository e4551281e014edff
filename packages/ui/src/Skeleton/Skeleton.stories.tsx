import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AllThemes } from '../lib/stories'
import { Stack } from '../Stack'
import { Skeleton } from '.'

const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  args: {},
  parameters: {
    docs: {
      description: {
        component: 'A placeholder of the final size for loading content. Use it inside Loading.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const IsHiddenFromScreenReaders: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible()
  },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Stack gap={12}>
        <Skeleton shape="circle" width="3rem" />
        <Skeleton shape="heading" />
        <Skeleton shape="block" height="6rem" />
        <Skeleton width="60%" />
      </Stack>
    </AllThemes>
  ),
}
