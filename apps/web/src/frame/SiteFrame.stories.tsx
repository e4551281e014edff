import { handlers, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { setPresentUser } from '@naru/app-shell/attempt/presentUser'
import { chooseExam, getChosenExam } from '@naru/app-shell/state/chosenExam'
import { saveAttempt } from '@naru/app-shell/testing/storedAttempt'
import { createFakeTime } from '@naru/app-shell/time'
import { answers, calls, leadsTo } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from './pageStory'

export default {
  title: 'Pages/On every page/Site frame',
  ...sitePage({ path: '/contact' }),
} satisfies Meta

const loggedIn = { site: { isLoggedIn: true } }
const phone = { viewport: { value: 'phone' } }

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

/** Home, Exams, Pricing, Contact, with the current page marked; logged out, a Login button. The seven links of the footer. */
export const TopBarLinksToItsPages: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas: page }) => {
    const bar = await page.findByRole('navigation', { name: 'Main' })
    await expect(linksOf(bar)).toEqual(['Home /', 'Exams /exams', 'Pricing /pricing', 'Contact /contact'])
    await expect(within(bar).getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page')
    await expect(within(bar).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
    await leadsTo(page, 'Login', '/login')
    await expect(page.queryByRole('button', { name: /'s account$/ })).toBeNull()
    // From 768 px on the links are in the bar, without a menu button.
    await expect(page.queryByRole('button', { name: 'Open menu' })).toBeNull()
    await expect(linksOf(page.getByRole('contentinfo'))).toEqual([
      'Home /',
      'About /about',
      'Pricing /pricing',
      'Contact /contact',
      'Privacy Policy /privacyPolicy',
      'Terms and Conditions /termsAndConditions',
      'Refund Policy /refundPolicy',
    ])
  },
}

const openAccount = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: "Nimal's account" }))
  const menu = await screen.findByRole('menu', { name: "Nimal's account" })
  await waitFor(() => expect(menu).toBeVisible())
  return within(menu)
}

/** The menu links to the admin area for admins only; nobody with a verified email is asked to verify it. */
export const AdminFindsTheAdminArea: Story = {
  parameters: { site: { isLoggedIn: true, facts: { role: 'admin', isVerified: true } } },
  play: async ({ canvasElement }) => {
    const menu = await openAccount(canvasElement)
    const item = await menu.findByRole('menuitem', { name: 'Admin' })
    await expect(item).toHaveAttribute('href', '/admin')
    await expect(menu.queryByRole('menuitem', { name: 'Verify email' })).toBeNull()
    // Below the desk.
    await userEvent.keyboard('{Home}{ArrowDown}')
    await waitFor(() => expect(item).toHaveFocus())
  },
}

/** Logged in: a round avatar with the first letter of the name; below it, Verify email and Logout. */
export const AvatarOpensItsMenu: Story = {
  tags: ['picture'],
  parameters: loggedIn,
  play: async ({ canvas: page, canvasElement }) => {
    const menu = await openAccount(canvasElement)
    await expect(screen.getByRole('button', { name: "Nimal's account", hidden: true })).toHaveTextContent(/^N$/)
    await expect(menu.getByRole('menuitem', { name: 'Verify email' })).toHaveAttribute('href', '/email-verify')
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Login' })).toBeNull()
  },
}

/** On every page: the topic of the running exam, the time left in its section, and the way back. */
export const ARunningExamIsResumed: Story = {
  parameters: { site: { isLoggedIn: true, time: createFakeTime() } },
  beforeEach: async () => {
    await saveAttempt(5)
    chooseExam('another')
  },
  play: async ({ canvas: page }) => {
    const bar = within(await page.findByRole('complementary', { name: 'Your running exam' }))
    await expect(bar.getByText('EPS-TOPIK Sample 1')).toBeVisible()
    await expect(bar.getByRole('timer')).toHaveTextContent(/^\d\d:\d\d left$/)
    await userEvent.click(bar.getByRole('button', { name: 'Resume' }))
    await opens('/quiz')
    await expect(getChosenExam()).toBe('exam-sample')
  },
}

/** An attempt whose time has run out is finished and sent, and not shown. */
export const AnAttemptWhoseTimeHasRunOutIsSent: Story = {
  parameters: { site: { isLoggedIn: true }, ...answers() },
  beforeEach: async () => {
    calls.clear()
    await saveAttempt(600)
  },
  play: async ({ canvas: page }) => {
    await waitFor(() => expect(calls.to('/api/results')).toHaveLength(1))
    await expect(page.queryByRole('complementary')).toBeNull()
    await expect(
      await screen.findByText('The time of your exam ran out. It was submitted with your answers.'),
    ).toBeVisible()
  },
}

/** Without a name the letter is U. Escape closes the menu, so does a click outside. */
export const AvatarWithoutAName: Story = {
  parameters: { site: { isLoggedIn: true, name: '' } },
  play: async ({ canvas: page }) => {
    const avatar = await page.findByRole('button', { name: "User's account" })
    await expect(avatar).toHaveTextContent(/^U$/)
    for (const leave of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(document.body)]) {
      await userEvent.click(avatar)
      await screen.findByRole('menu', { name: "User's account" })
      await leave()
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
  },
}

export const LogoutFails: Story = {
  parameters: { ...loggedIn, ...answers(...handlers.error(['logout'])) },
  play: async ({ canvas: page, canvasElement }) => {
    const menu = await openAccount(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }))
    await expect(await screen.findByText('You could not be logged out. Please try again.')).toBeInTheDocument()
    await expect(await page.findByRole('heading', { name: 'Contact Us' })).toBeVisible()
    await expect(screen.getByRole('button', { name: "Nimal's account" })).toBeVisible()
  },
}

const openMenu = async (canvasElement: HTMLElement) => {
  const button = await within(canvasElement).findByRole('button', { name: 'Open menu' })
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  return button
}

/** Below 768 px the links are in a menu, which Escape, a click outside and a choice close. */
export const PhoneMenuHoldsTheLinks: Story = {
  globals: phone,
  play: async ({ canvas: page, canvasElement }) => {
    const bar = await page.findByRole('navigation', { name: 'Main' })
    await expect(within(bar).queryByRole('link')).toBeNull()
    const button = await openMenu(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
    await openMenu(canvasElement)
    await userEvent.click(page.getByRole('heading', { name: 'Contact Us' }))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await openMenu(canvasElement)
    await expect(linksOf(bar)).toEqual(['Home /', 'Exams /exams', 'Pricing /pricing', 'Contact /contact'])
    await userEvent.click(within(bar).getByRole('link', { name: 'Home' }))
    await opens('/')
    await expect(within(bar).queryByRole('link')).toBeNull()
  },
}

/** Without a connection, a device that knows a learner leads to the questions that it has. */
export const OfflineLeadsToPractice: Story = {
  parameters: { site: { isLoggedIn: true, isOffline: true } },
  beforeEach: () => setPresentUser(sampleUser.userId),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/You are offline/)).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Practice' }))
    await opens('/practice')
    await expect(await page.findByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
    await expect(within(page.getByRole('main')).queryByRole('link', { name: 'Practice' })).toBeNull()
  },
}
