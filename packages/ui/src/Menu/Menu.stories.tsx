import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar'
import { sample, textsBeyond } from '../lib/stories'
import { MenuButton } from '.'

const logout = fn()
const chooseTheme = fn()

/** A button that opens a short list of actions. Not for the main navigation. */
const meta = {
  title: 'Components/Menu',
  component: MenuButton,
  tags: ['autodocs'],
  args: {
    label: 'Nimal',
    items: [
      { id: 'verify', label: 'Verify email', icon: 'mail', href: '#email-verify' },
      { id: 'logout', label: 'Logout', icon: 'logout', onAction: logout },
    ],
  },
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

const open = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Nimal' }))

export const Playground: Story = {}

export const KeysMoveActivateAndClose: Story = {
  play: async ({ canvas }) => {
    logout.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    const [first, last] = screen.getAllByRole('menuitem')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('l')
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    // The focus returns in the next frame.
    const button = canvas.getByRole('button', { name: 'Nimal' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(logout).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Open: a line that the keyboard has reached, one that cannot be chosen, and the choice that holds. */
export const Opened: Story = {
  tags: ['picture'],
  args: {
    children: <Avatar name="Nimal" />,
    choices: [
      {
        label: 'Theme',
        value: 'system',
        onChange: chooseTheme,
        items: [
          { id: 'system', label: 'As the system', icon: 'settings' },
          { id: 'light', label: 'Light', icon: 'sun' },
          { id: 'dark', label: 'Dark', icon: 'moon' },
          { id: 'contrast', label: 'Contrast', icon: 'contrast' },
        ],
      },
    ],
    items: [
      { id: 'profile', label: 'Profile', icon: 'user' },
      { id: 'verify', label: 'Verify email', icon: 'mail', isDisabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await open(canvasElement)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await expect(screen.getByRole('menuitem', { name: 'Verify email' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'As the system' })).toHaveFocus())
  },
}

export const LongText: Story = {
  args: {
    items: [sample.long, sample.word, sample.korean, sample.sinhala, sample.tamil].map((label) => ({
      id: label,
      label,
      icon: 'flag',
    })),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(textsBeyond(await screen.findByRole('menu'))).toEqual([])
  },
}
