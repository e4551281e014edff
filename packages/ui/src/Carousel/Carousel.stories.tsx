import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Card } from '../Card'
import { Heading } from '../Heading'
import { Image } from '../Image'
import { AllThemes, repeatedLandmarks, RightToLeft, sample } from '../lib/stories'
import { Stack } from '../Stack'
import { Carousel } from '.'

const slides = ['WELCOME', 'LEARN', 'SUCCEED', 'REPEAT'].map((title) => ({
  id: title,
  content: (
    <Card padding={0}>
      <Image alt="" width={16} height={9} />
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
  argTypes: { layout: { control: 'select', options: ['single', 'neighbours'] } },
  parameters: {
    docs: {
      description: {
        component:
          'Slides that advance every 5000 ms. Hover, focus, the Pause button and reduced motion stop them. Not for essential content.',
      },
    },
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

const front = (canvas: HTMLElement) => within(canvas).getByRole('heading')

export const Playground: Story = {}

export const ButtonsWrapAroundInBothDirections: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(front(canvasElement)).toHaveTextContent('WELCOME')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(front(canvasElement)).toHaveTextContent('SUCCEED')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(front(canvasElement)).toHaveTextContent('WELCOME')
  },
}

export const DotsSelectASlide: Story = {
  play: async ({ canvasElement }) => {
    const dot = within(canvasElement).getByRole('button', { name: 'Slide 2 of 3' })
    await userEvent.click(dot)
    await expect(front(canvasElement)).toHaveTextContent('LEARN')
    await expect(dot).toHaveAttribute('aria-current', 'true')
  },
}

export const OnlyTheFrontSlideIsFocusable: Story = {
  args: { layout: 'neighbours', items: slides },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(1)
    await expect(within(canvasElement).getByRole('region', { name: 'Introduction' })).toBeVisible()
  },
}

export const OneSlideHasNoControls: Story = {
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

export const RightToLeftPlacesTheNextSlideOnTheLeft: Story = {
  args: { layout: 'neighbours', items: slides },
  render: (args) => (
    <RightToLeft>
      <Carousel {...args} />
    </RightToLeft>
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
  parameters: repeatedLandmarks,
  render: () => (
    <AllThemes>
      {(['single', 'neighbours'] as const).map((layout) => (
        <Carousel key={layout} label={`Introduction, ${layout}`} layout={layout} items={slides.slice(0, 3)} />
      ))}
    </AllThemes>
  ),
}
