import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { longTexts, textsBeyond } from '../lib/stories'
import { Text } from '../Text/Text'
import { SkipLink } from './SkipLink'

/** A link that skips the navigation. The first tab stop. */
const meta = {
  title: 'Components/Skip link',
  component: SkipLink,
  tags: ['autodocs'],
  args: { href: '#target', children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const MovesFocusToItsTarget: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <section id="target" tabIndex={-1} aria-label="Content">
        <Text>Content</Text>
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: 'Content' })).toHaveFocus()
  },
}

export const LongText: Story = {
  args: { children: longTexts },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link')
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(textsBeyond(link)).toEqual([])
  },
}
