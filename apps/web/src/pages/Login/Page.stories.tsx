import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { withSite } from '../pageStory'
import { LoginPage } from './Page'

const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  args: { returnTo: '/' },
  decorators: [withSite],
  parameters: { layout: 'fullscreen', site: { path: '/login' }, msw: { handlers: handlers.ok() } },
} satisfies Meta<typeof LoginPage>
export default meta

type Story = StoryObj<typeof meta>

const logIn = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.type(await page.findByLabelText('Email'), 'nimal@example.lk')
  await userEvent.type(page.getByLabelText('Password'), 'secret')
  await userEvent.click(page.getByRole('button', { name: 'LOGIN' }))
  return page
}

/** Success goes to /. */
export const SuccessGoesHome: Story = {
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Opened /' })).toBeVisible()
  },
}

/** The way back after a guard. */
export const SuccessGoesBackToThePageThatAsked: Story = {
  args: { returnTo: '/exams' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Please log in to see that page.')).toBeVisible()
    const page = await logIn(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Opened /exams' })).toBeVisible()
  },
}

/** The button says so and cannot be pressed twice. */
export const BusySaysLoggingIn: Story = {
  parameters: { msw: { handlers: [...handlers.loading(['login']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByRole('button', { name: 'Logging in...' })).toBeDisabled()
  },
}

/** success: false without a sentence. */
export const RefusedWithoutSentence: Story = {
  parameters: { msw: { handlers: [handlers.reply('login', { success: false, message: '' }), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByText('Authentication failed. Please try again.')).toBeVisible()
  },
}

/** The server's own sentence. */
export const RefusedWithTheServersSentence: Story = {
  parameters: {
    msw: { handlers: [...handlers.error(['login'], { status: 401, message: 'Invalid password' }), ...handlers.ok()] },
  },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByText('Invalid password')).toBeVisible()
    await expect(page.getByLabelText('Email')).toHaveValue('nimal@example.lk')
  },
}

/** Nothing answers. */
export const NoResponse: Story = {
  parameters: { msw: { handlers: [...handlers.offline(['login']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(
      await page.findByText('Unable to connect to the server. Please check your internet connection.'),
    ).toBeVisible()
  },
}

/** Status 200 and a page instead of JSON. */
export const AnythingElse: Story = {
  parameters: { msw: { handlers: [...handlers.html(['login']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByText('An error occurred. Please try again later.')).toBeVisible()
  },
}
