import type { Meta, StoryObj } from '@storybook/react-vite'
import { matrix } from '../lib/stories'
import { Stack } from '../Stack/Stack'
import { Skeleton } from './Skeleton'

/** A placeholder of the final size for loading content. Use it inside Loading. */
const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  args: {},
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Gallery: Story = matrix(Skeleton, {
  render: () => (
    <Stack gap={12}>
      <Skeleton shape="circle" width="3rem" />
      <Skeleton shape="heading" />
      <Skeleton shape="block" height="6rem" />
      <Skeleton width="60%" />
    </Stack>
  ),
})
