import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card'
import { Grid } from '../Grid'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Skeleton } from '../Skeleton'
import { Stack } from '../Stack'
import { Loading } from '.'

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

const meta = {
  title: 'UI/Loading',
  component: Loading,
  tags: ['autodocs'],
  args: { label: 'Loading videos...', children: cards },
  parameters: {
    docs: {
      description: {
        component: 'A loading message above skeletons of the final size. For an action, use a pending button.',
      },
    },
  },
} satisfies Meta<typeof Loading>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AnnouncesTextAndHidesSkeletons: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading videos...')
    await expect(within(canvasElement).getByRole('status')).toBeVisible()
  },
}

export const LongText: Story = {
  args: { label: sample.long },
  render: (args) => (
    <Narrow>
      <Loading {...args} />
    </Narrow>
  ),
}
export const Korean: Story = { args: { label: '불러오는 중...' } }
export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Loading label="Loading price plans...">
        <Stack gap={12}>
          <Skeleton shape="circle" width="3rem" />
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton width="60%" />
        </Stack>
      </Loading>
    </AllThemes>
  ),
}
