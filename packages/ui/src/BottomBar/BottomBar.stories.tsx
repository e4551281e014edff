import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { matrix } from '../lib/stories'
import { TextField } from '../TextField/TextField'
import { BottomBar, type BottomBarProps } from './BottomBar'

/** The main places of a site on a phone. */
const meta = {
  title: 'Components/Bottom bar',
  component: BottomBar,
  tags: ['autodocs'],
  args: {
    label: 'Places',
    items: [
      { href: '#', label: 'Today', icon: 'calendar', isCurrent: true },
      { href: '#exams', label: 'Exams', icon: 'exam' },
      { href: '#practice', label: 'Practice', icon: 'training' },
      { href: '#results', label: 'Results', icon: 'chart' },
    ],
    menu: { label: 'Menu', isOpen: false, onPress: fn() },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Every place can be hit by a thumb; the current one is marked; the menu is a button. */
export const PlacesAndAMenu: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, args }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Places' }))
    await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
    for (const place of [...bar.getAllByRole('link'), ...bar.getAllByRole('button')]) {
      const { width, height } = place.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }))
    await expect(args.menu?.onPress).toHaveBeenCalledOnce()
  },
}

/** Typing needs the room; a box that is ticked does not. */
export const MakesRoomForTyping: Story = {
  render: (args: BottomBarProps) => (
    <>
      <TextField label="Name" value="" onChange={fn()} />
      <input type="checkbox" aria-label="Agree" />
      <BottomBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Places' })
    await userEvent.click(canvas.getByRole('textbox'))
    await expect(bar).not.toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(bar).toBeVisible()
  },
}

export const Gallery: Story = matrix(BottomBar, {
  states: { rest: {}, hover: {}, focus: {} },
  control: 'li:nth-child(2) a',
  width: '100%',
  text: (words) => ({
    items: [
      { href: '#', label: words.split(' ').at(-1) ?? '', icon: 'calendar', isCurrent: true },
      { href: '#exams', label: words.split(' ')[0] ?? '', icon: 'exam' },
      { href: '#results', label: words.split(' ')[1] ?? '', icon: 'chart' },
    ],
    menu: { label: words.split(' ')[2] ?? '', isOpen: false, onPress: fn() },
  }),
})
