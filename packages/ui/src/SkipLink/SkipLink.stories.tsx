import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sample } from '../lib/stories'
import { Text } from '../Text'
import { SkipLink } from '.'

const meta = {
  title: 'UI/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  args: { href: '#target', children: 'Skip to content' },
  parameters: { docs: { description: { component: 'A link that skips the navigation. The first tab stop.' } } },
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
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('region', { name: 'Content' })).toHaveFocus()
  },
}

const shown: Story['play'] = async ({ canvasElement }) => {
  await userEvent.tab()
  const link = within(canvasElement).getByRole('link')
  await expect(link).toHaveFocus()
  await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
}

export const LongText: Story = { args: { children: sample.long }, play: shown }

export const Korean: Story = { args: { children: <span lang="ko">본문으로 건너뛰기</span> }, play: shown }
