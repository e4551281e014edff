import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { AllThemes, Narrow, sample } from '../lib/stories'
import { Image } from '.'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"><rect width="32" height="18" fill="teal"/></svg>')}`

const meta = {
  title: 'UI/Image',
  component: Image,
  tags: ['autodocs'],
  args: { src: picture, alt: 'A harbour', width: 320, height: 180 },
  render: (args) => (
    <Narrow>
      <Image {...args} />
    </Narrow>
  ),
  parameters: {
    docs: {
      description: { component: 'An image that reserves its space and replaces a failed image with a placeholder.' },
    },
  },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithoutSrcThePlaceholderHasTheAltText: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'A harbour' }).tagName).toBe('SPAN')
  },
}

export const FailedImageShowsThePlaceholder: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fireEvent.error(canvas.getByRole('img', { name: 'A harbour' }))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A harbour' }).tagName).toBe('SPAN'))
  },
}

export const DecorationHasNoName: Story = {
  args: { src: undefined, alt: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Image src={picture} alt="A picture" width={320} height={180} />
      <Image alt="No picture" width={320} height={180} />
      <Image alt="No square picture" width={1} height={1} />
    </AllThemes>
  ),
}

export const LongText: Story = { args: { src: undefined, alt: sample.long } }
