import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Narrow, matrix } from '../lib/stories'
import { Image } from './Image'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"><rect width="32" height="18" fill="teal"/></svg>')}`

/** An image that reserves its space and replaces a failed image with a placeholder. */
const meta = {
  title: 'Components/Image',
  component: Image,
  tags: ['autodocs'],
  args: { src: picture, alt: 'A harbour', width: 320, height: 180 },
  render: (args) => (
    <Narrow>
      <Image {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithoutSrcThePlaceholderHasTheAltTextIfAny: Story = {
  render: () => (
    <Narrow>
      <Image alt="A harbour" width={320} height={180} />
      <Image alt="" width={320} height={180} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAccessibleName('A harbour')
    await expect(image.tagName).toBe('SPAN')
  },
}

export const FailedImageShowsThePlaceholder: Story = {
  play: async ({ canvas }) => {
    await fireEvent.error(canvas.getByRole('img', { name: 'A harbour' }))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A harbour' }).tagName).toBe('SPAN'))
  },
}

export const Gallery: Story = matrix(Image, {
  render: () => (
    <>
      <Image src={picture} alt="A picture" width={320} height={180} />
      <Image alt="No picture" width={320} height={180} />
      <Image alt="No square picture" width={1} height={1} />
    </>
  ),
  text: (words) => ({ src: undefined, alt: words }),
})
