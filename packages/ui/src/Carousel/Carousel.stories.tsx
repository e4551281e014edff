import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Card } from '../Card/Card'
import { Heading } from '../Heading/Heading'
import { Image } from '../Image/Image'
import { RightToLeft, matrix } from '../lib/stories'
import { Carousel } from './Carousel'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="lightseagreen" d="M0 0h16v9H0z"/><path fill="teal" d="M0 7l5-3 4 2 7-4v7H0z"/></svg>')}`

const slides = ['WELCOME', 'LEARN', 'SUCCEED', 'REPEAT'].map((title) => ({
  id: title,
  content: (
    <Card padding={0}>
      <Image src={picture} alt="" width={16} height={9} />
      <div style={{ padding: '1rem', textAlign: 'center' }}>
        <Heading level={2}>{title}</Heading>
      </div>
    </Card>
  ),
}))

/** Slides that advance every 5000 ms. Hover, focus, the Pause button and reduced motion stop them. Not for essential content. */
const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  tags: ['autodocs'],
  args: { label: 'Introduction', items: slides.slice(0, 3) },
  argTypes: { layout: { control: 'select', options: ['single', 'neighbours'] } },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

const front = (canvas: HTMLElement) => within(canvas).getByRole('heading')

export const Playground: Story = {}

export const ButtonsWrapAroundInBothDirections: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(front(canvasElement)).toHaveTextContent('WELCOME')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(front(canvasElement)).toHaveTextContent('SUCCEED')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(front(canvasElement)).toHaveTextContent('WELCOME')
  },
}

export const DotsSelectASlide: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dot = canvas.getByRole('button', { name: 'Slide 2 of 3' })
    await userEvent.click(dot)
    await expect(front(canvasElement)).toHaveTextContent('LEARN')
    await expect(dot).toHaveAttribute('aria-current', 'true')
  },
}

export const OnlyTheFrontSlideIsFocusable: Story = {
  args: { layout: 'neighbours', items: slides },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
    await expect(canvas.getByRole('region', { name: 'Introduction' })).toBeVisible()
  },
}

export const OneSlideHasNoControls: Story = {
  args: { items: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const RightToLeftPlacesTheNextSlideOnTheLeft: Story = {
  args: { layout: 'neighbours', items: slides },
  render: (args) => (
    <RightToLeft>
      <Carousel {...args} />
    </RightToLeft>
  ),
  play: async ({ canvas }) => {
    const [previous, next] = ['Previous', 'Next'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(next?.right).toBeLessThanOrEqual(previous?.left ?? 0)
    const middle = (title: string) => {
      const slide = canvas.getByText(title).getBoundingClientRect()
      return slide.left + slide.width / 2
    }
    await expect(middle('LEARN')).toBeLessThan(middle('WELCOME'))
  },
}

export const Gallery: Story = matrix(Carousel, {
  variants: {
    single: { label: 'Introduction, single' },
    neighbours: { label: 'Introduction, neighbours', layout: 'neighbours' },
  },
  text: (words) => ({
    items: [
      { id: 'a', content: <Heading level={2}>{words}</Heading> },
      { id: 'b', content: 'Short' },
    ],
  }),
})
