import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card'
import { Grid } from '../Grid/Grid'
import { matrix } from '../lib/stories'
import { Skeleton } from '../Skeleton/Skeleton'
import { Stack } from '../Stack/Stack'
import { Loading } from './Loading'

const cards = (
  <Grid minItemWidth="14rem">
    {[1, 2, 3].map((key) => (
      <Card key={key} padding={16}>
        <Stack gap={12}>
          <Skeleton shape="block" height="8rem" />
          <Skeleton shape="heading" width="70%" />
          <Skeleton />
        </Stack>
      </Card>
    ))}
  </Grid>
)

/** A loading message above skeletons of the final size. For an action, use a pending button. */
const meta = {
  title: 'Components/Loading',
  component: Loading,
  tags: ['autodocs'],
  args: { label: 'Loading videos...', children: cards },
} satisfies Meta<typeof Loading>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AnnouncesTextAndHidesSkeletons: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading videos...')
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

export const Gallery: Story = matrix(Loading, {
  variants: {
    plans: {
      label: 'Loading price plans...',
      children: (
        <Stack gap={12}>
          <Skeleton shape="circle" width="3rem" />
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton width="60%" />
        </Stack>
      ),
    },
  },
  text: (words) => ({ label: words }),
})
