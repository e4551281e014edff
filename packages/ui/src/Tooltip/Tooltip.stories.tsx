import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton'
import { sample, textsBeyond } from '../lib/stories'
import { Tooltip } from '.'

/** Describes an icon-only button. Opens after 700 ms of hover, immediately on keyboard focus. Never the only source of information. */
const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { content: 'Leaderboard', children: <IconButton label="Leaderboard" icon="trophy" /> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const KeyboardFocusShowsItAndEscapeHidesIt: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Leaderboard')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

export const DisabledStaysClosed: Story = {
  args: { isDisabled: true },
  play: async () => {
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

export const LongText: Story = {
  args: { content: Object.values(sample).join(' ') },
  play: async () => {
    await userEvent.tab()
    await expect(textsBeyond(await screen.findByRole('tooltip'))).toEqual([])
  },
}
