import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline'
import { matrix } from '../lib/stories'
import { Avatar } from './Avatar'

/** A circle with the first letter of a name. Hidden from screen readers: show the name beside it. */
const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'nimal' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ShowsTheFirstLetterInUpperCaseOrU: Story = {
  render: () => (
    <Inline>
      <Avatar name="nimal" />
      <Avatar name="김민수" />
      <Avatar name="  " />
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const letter of ['N', '김', 'U']) await expect(canvas.getByText(letter)).toBeVisible()
  },
}

export const Gallery: Story = matrix(Avatar, {
  render: () => (
    <Inline>
      <Avatar name="Nimal" size="small" />
      <Avatar name="Kavitha" />
      <Avatar name="Ruwan" size="large" />
      <Avatar generic size="large" />
    </Inline>
  ),
})
