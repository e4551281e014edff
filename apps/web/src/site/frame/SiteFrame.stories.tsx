import { handlers, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { setPresentUser } from '../../shared/attempt/presentUser'
import { chooseExam, getChosenExam } from '../../shared/state/chosenExam'
import { createCallRecorder } from '../../shared/testing/recordedCalls'
import { saveAttempt } from '../../shared/testing/storedAttempt'
import { createFakeTime } from '../../shared/time'
import { opens, renderSite } from '../pages/pageStory'

const calls = createCallRecorder()

const meta = {
  title: 'Pages/Site frame',
  render: renderSite,
  parameters: { layout: 'fullscreen', site: { path: '/contact' }, msw: { handlers: handlers.ok() } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const loggedIn = { site: { isLoggedIn: true } }
const phone = { viewport: { value: 'phone' } }

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

/** Home, Exams, Pricing, Contact; the current page is marked. */
export const TopBarLinksToItsPages: Story = {
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('navigation', { name: 'Main' })
    await expect(linksOf(bar)).toEqual(['Home /', 'Exams /exams', 'Pricing /pricing', 'Contact /contact'])
    await expect(within(bar).getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page')
    await expect(within(bar).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  },
}

/** Logged out: a Login button. */
export const LoggedOutShowsLogin: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(page.queryByRole('button', { name: /'s account$/ })).toBeNull()
  },
}

const openAccount = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: "Nimal's account" }))
  const menu = await screen.findByRole('menu', { name: "Nimal's account" })
  await waitFor(() => expect(menu).toBeVisible())
  return within(menu)
}

/** The menu links to the admin area for admins only (see the other stories). */
export const AdminFindsTheAdminArea: Story = {
  parameters: { site: { isLoggedIn: true, facts: { role: 'admin' } } },
  play: async ({ canvasElement }) => {
    const menu = await openAccount(canvasElement)
    const item = await menu.findByRole('menuitem', { name: 'Admin' })
    await expect(item).toHaveAttribute('href', '/admin')
    // Below the desk.
    await userEvent.keyboard('{Home}{ArrowDown}')
    await waitFor(() => expect(item).toHaveFocus())
  },
}

/** Logged in: a round avatar with the first letter of the name; below it, Verify email and Logout. */
export const AvatarOpensItsMenu: Story = {
  tags: ['picture'],
  parameters: loggedIn,
  play: async ({ canvasElement }) => {
    const menu = await openAccount(canvasElement)
    await expect(screen.getByRole('button', { name: "Nimal's account", hidden: true })).toHaveTextContent(/^N$/)
    await expect(menu.getByRole('menuitem', { name: 'Verify email' })).toHaveAttribute('href', '/email-verify')
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('link', { name: 'Login' })).toBeNull()
  },
}

/** The link to verify the email goes once the server says that it is verified. */
export const AVerifiedLearnerIsNotAskedToVerify: Story = {
  parameters: { site: { isLoggedIn: true, facts: { isVerified: true } } },
  play: async ({ canvasElement }) => {
    const menu = await openAccount(canvasElement)
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await expect(menu.queryByRole('menuitem', { name: 'Verify email' })).toBeNull()
  },
}

/** The topic, the time left in its section, and the way back. */
export const ARunningExamIsShownOnEveryPage: Story = {
  parameters: { site: { isLoggedIn: true, time: createFakeTime() } },
  beforeEach: () => saveAttempt(5),
  play: async ({ canvasElement }) => {
    const bar = within(await within(canvasElement).findByRole('complementary', { name: 'Your running exam' }))
    await expect(bar.getByText('EPS-TOPIK Sample 1')).toBeVisible()
    await expect(bar.getByRole('timer')).toHaveTextContent(/^\d\d:\d\d left$/)
  },
}

export const ARunningExamIsResumed: Story = {
  parameters: { site: { isLoggedIn: true } },
  beforeEach: async () => {
    await saveAttempt(5)
    chooseExam('another')
  },
  play: async ({ canvasElement }) => {
    const bar = within(await within(canvasElement).findByRole('complementary', { name: 'Your running exam' }))
    await userEvent.click(bar.getByRole('button', { name: 'Resume' }))
    await opens('/quiz')
    await expect(getChosenExam()).toBe('exam-sample')
  },
}

/** An attempt whose time has run out is finished and sent, and not shown. */
export const AnAttemptWhoseTimeHasRunOutIsSent: Story = {
  parameters: { site: { isLoggedIn: true }, msw: { handlers: [calls.handler, ...handlers.ok()] } },
  beforeEach: async () => {
    calls.clear()
    await saveAttempt(600)
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(calls.to('/api/results')).toHaveLength(1))
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull()
    await expect(
      await screen.findByText('The time of your exam ran out. It was submitted with your answers.'),
    ).toBeVisible()
  },
}

/** Without a name the letter is U. */
export const AvatarWithoutAName: Story = {
  parameters: { site: { isLoggedIn: true, name: '' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: "User's account" })).toHaveTextContent(/^U$/)
  },
}

/** Escape closes the menu. */
export const AvatarMenuClosesByEscape: Story = {
  parameters: loggedIn,
  play: async ({ canvasElement }) => {
    await openAccount(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** So does a click outside. */
export const AvatarMenuClosesByAClickOutside: Story = {
  parameters: loggedIn,
  play: async ({ canvasElement }) => {
    await openAccount(canvasElement)
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Verify email opens /email-verify. */
export const VerifyEmailOpensItsPage: Story = {
  parameters: loggedIn,
  play: async ({ canvasElement }) => {
    const menu = await openAccount(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Verify email' }))
    await opens('/email-verify')
  },
}

/** Logout clears the session and goes to /login. */
export const LogoutGoesToLogin: Story = {
  parameters: loggedIn,
  play: async ({ canvasElement }) => {
    const menu = await openAccount(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }))
    const page = within(canvasElement)
    await opens('/login')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  },
}

/** If the server does not log out, nothing changes but an error toast. */
export const LogoutFails: Story = {
  parameters: { ...loggedIn, msw: { handlers: [...handlers.error(['logout']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const menu = await openAccount(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }))
    await expect(await screen.findByText('You could not be logged out. Please try again.')).toBeInTheDocument()
    await expect(await within(canvasElement).findByRole('heading', { name: 'Contact Us' })).toBeVisible()
    await expect(screen.getByRole('button', { name: "Nimal's account" })).toBeVisible()
  },
}

const openMenu = async (canvasElement: HTMLElement) => {
  const button = await within(canvasElement).findByRole('button', { name: 'Open menu' })
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  return button
}

/** Below 768 px the links are in a menu. */
export const PhoneMenuHoldsTheLinks: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('navigation', { name: 'Main' })
    await expect(within(bar).queryByRole('link')).toBeNull()
    await openMenu(canvasElement)
    await expect(linksOf(bar)).toEqual(['Home /', 'Exams /exams', 'Pricing /pricing', 'Contact /contact'])
    await userEvent.click(within(bar).getByRole('link', { name: 'Home' }))
    await opens('/')
    await expect(within(bar).queryByRole('link')).toBeNull()
  },
}

/** Navigation closes it, even by a link outside the menu. */
export const PhoneMenuClosesWhenThePageChanges: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement)
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('link', { name: 'Login' }))
    await opens('/login')
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Escape closes it. */
export const PhoneMenuClosesByEscape: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const button = await openMenu(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
  },
}

/** A click outside closes it. */
export const PhoneMenuClosesByAClickOutside: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const button = await openMenu(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('heading', { name: 'Contact Us' }))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** From 768 px on the links are in the bar, without a menu button. */
export const LinksAreInTheBarFrom768: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('link', { name: 'Exams' })).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Open menu' })).toBeNull()
  },
}

/** The seven links of the footer. */
export const FooterLinksToItsPages: Story = {
  play: async ({ canvasElement }) => {
    await expect(linksOf(await within(canvasElement).findByRole('contentinfo'))).toEqual([
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

/** Without a connection, a device that knows a learner leads to the questions that it has. */
export const OfflineLeadsToPractice: Story = {
  parameters: { site: { isLoggedIn: true, isOffline: true } },
  beforeEach: () => setPresentUser(sampleUser.userId),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/You are offline/)).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Practice' }))
    await opens('/practice')
    await expect(await page.findByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
    await expect(within(page.getByRole('main')).queryByRole('link', { name: 'Practice' })).toBeNull()
  },
}

/** Without a connection, to a device that knows nobody, it only says so. */
export const OfflineWithoutALearner: Story = {
  parameters: { site: { isOffline: true } },
  beforeEach: () => setPresentUser(''),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/You are offline/)).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Practice' })).toBeNull()
  },
}
