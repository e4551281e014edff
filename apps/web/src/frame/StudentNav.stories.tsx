import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { opens, sitePage } from './pageStory'

const resetSidebar = () => {
  document.cookie = 'sidebar_state=; path=/; max-age=0'
}

export default {
  title: 'Pages/On every page/Student navigation',
  ...sitePage({ path: '/leaderboard', isLoggedIn: true }),
  globals: { viewport: { value: 'desktop' } },

  beforeEach: () => {
    resetSidebar()
    return resetSidebar
  },
} satisfies Meta

const rem = 16
const column = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByRole('heading', { name: 'Leaderboard' })
  return within(canvasElement).getByRole('complementary')
}
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width

/** Home, Today, Exams, Leaderboard, Videos, Logout; below them the list of the practice; the current page is marked. */
export const LinksToTheLearnersPages: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(await column(canvasElement))
    const links = nav.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    await expect(links).toEqual([
      'Home /',
      'Today /dashboard',
      'Exams /exams',
      'Leaderboard /leaderboard',
      'Videos /videos',
      'Practice /practice',
      'Words /words',
      'Results /myresult',
    ])
    await expect(nav.getByRole('button', { name: 'Logout' })).toBeVisible()
    const lists = nav.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)
    await expect(lists).toEqual([6, 3])
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

const placesOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

/** On a phone: a bar at the bottom in place of the side navigation; the page ends above it. */
export const OnAPhoneABarHasTheMainPlaces: Story = {
  tags: ['picture', 'languages'],
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas: page }) => {
    const bar = await page.findByRole('navigation', { name: 'Main places' })
    await expect(placesOf(bar)).toEqual(['Today /dashboard', 'Exams /exams', 'Practice /practice', 'Results /myresult'])
    window.scrollTo(0, document.body.scrollHeight)
    const endOf = (element: HTMLElement) => element.getBoundingClientRect()
    await waitFor(() => expect(endOf(page.getByRole('contentinfo')).bottom).toBeLessThanOrEqual(endOf(bar).top + 1))
    await userEvent.click(within(bar).getByRole('link', { name: 'Practice' }))
    await opens('/practice')
    await expect(within(bar).getByRole('link', { name: 'Practice' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Both buttons named Menu and Ctrl or Cmd plus b open the same sheet of 18rem; Escape and a choice close it. */
export const OnAPhoneTheMenuIsASheet: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas: page }) => {
    const bar = await page.findByRole('navigation', { name: 'Main places' })
    const [inTopBar, inBar] = page.getAllByRole('button', { name: 'Menu' })
    await expect(bar).toContainElement(inBar ?? null)
    await expect(inTopBar).toBeVisible()
    const press = (button: HTMLElement | undefined) => () => userEvent.click(button ?? bar)
    for (const open of [press(inTopBar), () => userEvent.keyboard('{Control>}b{/Control}'), press(inBar)]) {
      await open()
      const sheet = await screen.findByRole('dialog', { name: 'Student menu' })
      await expect(sheet.firstElementChild?.getBoundingClientRect().width).toBe(18 * rem)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await userEvent.click(inBar ?? bar)
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('link', { name: 'Videos' }))
    await opens('/videos')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What side navigation, top bar and settings have on a larger screen, each once. */
export const TheSheetHasEverything: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas: page }) => {
    await userEvent.click((await page.findAllByRole('button', { name: 'Menu' }))[0] ?? document.body)
    const dialog = await screen.findByRole('dialog', { name: 'Student menu' })
    const sheet = within(dialog)
    await expect(placesOf(dialog)).toEqual([
      'Home /',
      'Today /dashboard',
      'Exams /exams',
      'Leaderboard /leaderboard',
      'Videos /videos',
      'Practice /practice',
      'Words /words',
      'Results /myresult',
      'Pricing /pricing',
      'Contact /contact',
    ])
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Theme' }), 'Dark')
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Theme' }), 'System')
    await userEvent.click(sheet.getByRole('radio', { name: 'A+, large text' }))
    await expect(document.documentElement).toHaveAttribute('data-text-size', 'large')
    await userEvent.click(sheet.getByRole('radio', { name: 'A, normal text' }))
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Language' }), '한국어')
    await userEvent.selectOptions(await sheet.findByRole('combobox', { name: '언어' }), 'English')
    await userEvent.click(await sheet.findByRole('button', { name: 'Logout' }))
    await opens('/login')
  },
}

export const LogoutGoesToLogin: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(await column(canvasElement)).getByRole('button', { name: 'Logout' }))
    await opens('/login')
  },
}
