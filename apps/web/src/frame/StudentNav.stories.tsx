import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { opens, sitePage } from './pageStory'

const resetSidebar = () => {
  document.cookie = 'sidebar_state=; path=/; max-age=0'
}

const meta = {
  title: 'Pages/Student navigation',
  ...sitePage({ path: '/leaderboard', isLoggedIn: true }),
  globals: { viewport: { value: 'desktop' } },

  beforeEach: () => {
    resetSidebar()
    return resetSidebar
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const rem = 16
const column = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByRole('heading', { name: 'Leaderboard' })
  return within(canvasElement).getByRole('complementary')
}
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width

/** Home, Dashboard, Exams, Leaderboard, Videos, Logout; below them the list of the practice; the current page is marked. */
export const LinksToTheLearnersPages: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(await column(canvasElement))
    const links = nav.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    await expect(links).toEqual([
      'Home /',
      'Dashboard /dashboard',
      'Exams /exams',
      'Leaderboard /leaderboard',
      'Videos /videos',
      'Practice /practice',
      'Words /words',
    ])
    await expect(nav.getByRole('button', { name: 'Logout' })).toBeVisible()
    const lists = nav.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)
    await expect(lists).toEqual([6, 2])
    await expect(nav.getByRole('list', { name: 'Practice' })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Exams' })).not.toHaveAttribute('aria-current')
  },
}

/** Open 16rem, collapsed 3rem; stored in a cookie. Ctrl or Cmd plus b toggles it. Collapsed, each icon has a tooltip. */
export const CollapsesToIcons: Story = {
  play: async ({ canvasElement }) => {
    const aside = await column(canvasElement)
    await expect(widthOf(aside)).toBe(16 * rem)
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(widthOf(aside)).toBe(3 * rem))
    await userEvent.keyboard('{Meta>}b{/Meta}')
    await waitFor(() => expect(widthOf(aside)).toBe(16 * rem))
    await expect(document.cookie).toContain('sidebar_state=true')
    await userEvent.click(within(aside).getByRole('button', { name: 'Collapse navigation' }))
    await expect(widthOf(aside)).toBe(3 * rem)
    await expect(document.cookie).toContain('sidebar_state=false')
    await expect(within(aside).getByRole('link', { name: 'Exams' })).toBeVisible()
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Home')
    await userEvent.click(within(aside).getByRole('button', { name: 'Expand navigation' }))
    await expect(widthOf(aside)).toBe(16 * rem)
  },
}

export const OpensAsRemembered: Story = {
  beforeEach: () => {
    document.cookie = 'sidebar_state=false; path=/'
    return resetSidebar
  },
  play: async ({ canvasElement }) => {
    await expect(widthOf(await column(canvasElement))).toBe(3 * rem)
  },
}

/** On a phone: a drawer of 18rem, closed by Escape and by a choice. */
export const OnAPhoneItIsASheet: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas: page }) => {
    const opener = await page.findByRole('button', { name: 'Student menu' })
    await userEvent.click(opener)
    const sheet = await screen.findByRole('dialog', { name: 'Student menu' })
    const panel = sheet.firstElementChild
    await expect(panel?.getBoundingClientRect().width).toBe(18 * rem)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(opener)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Videos' }))
    await opens('/videos')
  },
}

export const LogoutGoesToLogin: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(await column(canvasElement)).getByRole('button', { name: 'Logout' }))
    await opens('/login')
  },
}
