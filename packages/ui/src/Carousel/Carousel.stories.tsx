import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Card } from '../Card'
import { Heading } from '../Heading'
import { Placeholder } from '../Image'
import { AllThemes, onceAPage, RunsLeft, sample } from '../lib/stories'
import { Stack } from '../Stack'
import { Carousel } from '.'

const slides = ['WELCOME', 'LEARN', 'SUCCEED', 'REPEAT'].map((title) => ({
  id: title,
  content: (
    <Card padding={0}>
      <Placeholder alt="" ratio={16 / 9} />
      <Stack align="center">
        <Heading level={2}>{title}</Heading>
      </Stack>
    </Card>
  ),
}))

const meta = {
  title: 'UI/Carousel',
  component: Carousel,
  tags: ['autodocs'],
  args: { label: 'Introduction', items: slides.slice(0, 3) },
  argTypes: { layout: { control: 'select', options: ['single', 'peek'] } },
  parameters: {
    docs: {
      description: {
        component:
          'Slides that take turns every 5000 ms; they rest under pointer and focus, when paused, and always under reduced motion. Never for something everybody must see.',
      },
    },
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

const front = (canvas: HTMLElement) => within(canvas).getByRole('heading')

export const Playground: Story = {}

export const ButtonsGoAroundInBothDirections: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(front(canvasElement)).toHaveTextContent('WELCOME')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(front(canvasElement)).toHaveTextContent('SUCCEED')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(front(canvasElement)).toHaveTextContent('WELCOME')
  },
}

export const DotsChooseASlide: Story = {
  play: async ({ canvasElement }) => {
    const dot = within(canvasElement).getByRole('button', { name: 'Slide 2 of 3' })
    await userEvent.click(dot)
    await expect(front(canvasElement)).toHaveTextContent('LEARN')
    await expect(dot).toHaveAttribute('aria-current', 'true')
  },
}

export const OnlyTheFrontSlideCanBeReached: Story = {
  args: { layout: 'peek', items: slides },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(1)
    await expect(within(canvasElement).getByRole('region', { name: 'Introduction' })).toBeVisible()
  },
}

export const OneSlideNeedsNoControls: Story = {
  args: { items: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    items: [
      { id: 'a', content: <Heading level={2}>{sample.long}</Heading> },
      { id: 'b', content: 'Short' },
    ],
  },
}

export const Korean: Story = {
  args: {
    items: [
      { id: 'a', content: sample.korean },
      { id: 'b', content: '둘째' },
    ],
  },
}

export const WhereTextRunsLeftTheNextSlideComesFromTheLeft: Story = {
  args: { layout: 'peek', items: slides },
  render: (args) => (
    <RunsLeft>
      <Carousel {...args} />
    </RunsLeft>
  ),
  play: async ({ canvasElement }) => {
    const [previous, next] = ['Previous', 'Next'].map((name) =>
      within(canvasElement).getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(next?.right).toBeLessThanOrEqual(previous?.left ?? 0)
    const middle = (title: string) => {
      const slide = within(canvasElement).getByText(title).getBoundingClientRect()
      return slide.left + slide.width / 2
    }
    await expect(middle('LEARN')).toBeLessThan(middle('WELCOME'))
  },
}

export const Gallery: Story = {
  parameters: onceAPage,
  render: () => (
    <AllThemes>
      {(['single', 'peek'] as const).map((layout) => (
        <Carousel key={layout} label={`Introduction, ${layout}`} layout={layout} items={slides.slice(0, 3)} />
      ))}
    </AllThemes>
  ),
}
