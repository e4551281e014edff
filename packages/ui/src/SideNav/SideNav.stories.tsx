import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AllThemes, repeatedLandmarks, sample } from '../lib/stories'
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

const meta = {
  title: 'UI/SideNav',
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
    docs: {
      description: {
        component:
          'A side navigation: 16rem wide, 3rem when collapsed, a sheet of 18rem below 768 px. The caller stores the state and binds the keys.',
      },
    },
  },
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const CurrentPageIsMarked: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Exams' })).toHaveAttribute('aria-current', 'page')
  },
}

export const ToggleCallsOnToggle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }))
    await expect(args.onToggle).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const CollapsedKeepsNamesAndShowsTooltips: Story = {
  args: { collapsed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Leaderboard' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Home')
  },
}

/** The column cuts what is outside of it. */
export const TheFocusRingOfACollapsedItemIsWhole: Story = {
  args: { collapsed: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    const item = within(canvasElement).getByRole('link', { name: 'Home' })
    await expect(item).toHaveFocus()
    const { outlineOffset, outlineWidth } = getComputedStyle(item)
    const outside = parseFloat(outlineOffset) + parseFloat(outlineWidth)
    const column = within(canvasElement).getByRole('complementary').getBoundingClientRect()
    const { left, right } = item.getBoundingClientRect()
    await expect(left - outside).toBeGreaterThanOrEqual(column.left)
    await expect(right + outside).toBeLessThanOrEqual(column.right)
  },
}

export const ItemCanBeAButton: Story = {
  play: async ({ canvasElement }) => {
    logout.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Logout' }))
    await expect(logout).toHaveBeenCalledOnce()
  },
}

export const OnAPhoneItIsASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Learner' }))
    const sheet = await screen.findByRole('dialog', { name: 'Learner' })
    await waitFor(() => expect(within(sheet).getByRole('link', { name: 'Exams' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const groups = [{ heading: 'Practice', items: [{ href: '#words', label: 'Words', icon: 'book' }] }] as const

export const AGroupIsAListOfItsOwnWithAHeading: Story = {
  args: { groups },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Practice' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await expect(within(canvasElement).getAllByRole('list')).toHaveLength(2)
  },
}

export const LongText: Story = { args: { items: [{ href: '#', label: sample.long, icon: 'home' }] } }
export const Korean: Story = {
  args: { label: '학습자', items: [{ href: '#', label: '시험', icon: 'exam', isCurrent: true }] },
}

export const Gallery: Story = {
  parameters: repeatedLandmarks,
  render: (args) => (
    <AllThemes>
      {[false, true].map((collapsed) => (
        // The navigation is as high as the window; its entries are at the top.
        <div key={String(collapsed)} style={{ blockSize: '22rem', overflow: 'clip' }}>
          <Controlled {...args} collapsed={collapsed} />
        </div>
      ))}
    </AllThemes>
  ),
}
