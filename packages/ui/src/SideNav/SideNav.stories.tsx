import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { matrix } from '../lib/stories'
import { SideNav, type SideNavProps } from '.'

const logout = fn()

const Controlled = ({ collapsed, onToggle, ...rest }: SideNavProps) => {
  const [isCollapsed, setCollapsed] = useState(collapsed)
  return (
    <SideNav
      {...rest}
      collapsed={isCollapsed}
      onToggle={() => {
        setCollapsed(!isCollapsed)
        onToggle()
      }}
    />
  )
}

/** A side navigation: 16rem wide, 3rem when collapsed, from 768 px. The caller stores the state and binds the keys. */
const meta = {
  title: 'Components/Side navigation',
  component: SideNav,
  tags: ['autodocs'],
  args: {
    label: 'Learner',
    collapsed: false,
    onToggle: fn(),
    items: [
      { href: '#', label: 'Home', icon: 'home' },
      { href: '#dashboard', label: 'Dashboard', icon: 'dashboard' },
      { href: '#exams', label: 'Exams', icon: 'exam', isCurrent: true },
      { href: '#leaderboard', label: 'Leaderboard', icon: 'trophy' },
      { href: '#videos', label: 'Videos', icon: 'video' },
      { href: '#login', label: 'Logout', icon: 'logout', onPress: logout },
    ],
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The column cuts what is outside of it: the focus ring of an entry is whole. */
export const CollapsedKeepsNamesAndShowsTooltips: Story = {
  args: { collapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leaderboard' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Home')
    const item = canvas.getByRole('link', { name: 'Home' })
    await expect(item).toHaveFocus()
    const { outlineOffset, outlineWidth } = getComputedStyle(item)
    const outside = parseFloat(outlineOffset) + parseFloat(outlineWidth)
    const column = canvas.getByRole('complementary').getBoundingClientRect()
    const { left, right } = item.getBoundingClientRect()
    await expect(left - outside).toBeGreaterThanOrEqual(column.left)
    await expect(right + outside).toBeLessThanOrEqual(column.right)
  },
}

/** The navigation is as high as the window; its entries are at the top. */
const Cut = (args: SideNavProps) => (
  <div style={{ blockSize: '22rem', overflow: 'clip' }}>
    <Controlled {...args} />
  </div>
)

export const Gallery: Story = matrix(Cut, {
  states: { rest: {}, hover: {}, focus: {}, collapsed: { collapsed: true } },
  control: 'li:nth-child(2) a',
  width: '16rem',
  text: (words) => ({ label: words, items: [{ href: '#', label: words, icon: 'home', isCurrent: true }] }),
})
