import { handlers } from '@naru/api/msw'
import { toast } from '@naru/ui/Toast'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storeUserId } from '@naru/app-shell/authSession'
import { answers, calls, serverAnswers, enter } from '@naru/app-shell/testing/storyStates'
import { allSent, opens, sitePage } from '../frame/pageStory'

const userId = '65f0a1b2c3d4e5f6a7b8c9d0'

export default {
  title: 'Pages/Account/Verify the email address',
  beforeEach: () => {
    storeUserId(userId)
    return () => localStorage.removeItem('userId')
  },
  ...sitePage({ path: '/email-verify' }),
} satisfies Meta

const verify = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await enter(await page.findByRole('textbox', { name: 'OTP' }), '123456')
  await userEvent.click(page.getByRole('button', { name: 'VERIFY' }))
  return page
}

const expectToast = async (sentence: string) => {
  const toasts = within(await screen.findByRole('region', { name: 'Notifications' }))
  await expect(await toasts.findByText(sentence)).toBeVisible()
}

/** One field with autofill, and a button that resends the code. */
export const Idle: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Verify Your Email' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'OTP' })).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(page.getByRole('button', { name: 'VERIFY' })).toBeEnabled()
    await expect(page.getByText("Didn't receive an OTP?")).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeEnabled()
  },
}

/** The browser requires the code; nothing is sent. */
export const CodeIsRequired: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'VERIFY' }))
    await waitFor(() => expect(page.getByRole('textbox', { name: 'OTP' })).toHaveFocus())
    await expect(page.getByRole('textbox', { name: 'OTP' })).toBeInvalid()
    await expect(calls.to('/api/auth/Verify-account')).toEqual([])
  },
}

export const BusySaysVerifying: Story = {
  parameters: answers(...handlers.loading(['verifyAccount'])),
  play: async ({ canvasElement }) => {
    const page = await verify(canvasElement)
    await expect(await page.findByRole('button', { name: 'Verifying...' })).toBeDisabled()
    await calls.arrives('/api/auth/Verify-account')
  },
}

/** Sends the stored user id and the code, shows a toast, opens /. */
export const SuccessGoesHome: Story = {
  play: async ({ canvasElement }) => {
    await verify(canvasElement)
    await opens('/')
    await expectToast('Email verified successfully')
    await expect(calls.to('/api/auth/Verify-account')).toEqual([
      { method: 'POST', path: '/api/auth/Verify-account', body: { userId, otp: '123456' }, credentials: 'include' },
    ])
  },
}

/** Shows the error in the form and in a toast; keeps the code, and allows a retry. */
const shows = async (page: ReturnType<typeof within>, sentence: string) => {
  await expect(await within(page.getByRole('main')).findByText(sentence)).toBeVisible()
  await expectToast(sentence)
  await expect(page.getByRole('textbox', { name: 'OTP' })).toHaveValue('123456')
  await expect(page.getByRole('button', { name: 'VERIFY' })).toBeEnabled()
}

/** Without a stored user id: links to login and back. */
export const WithoutAStoredUserId: Story = {
  beforeEach: () => localStorage.removeItem('userId'),
  play: async ({ canvasElement }) => {
    const page = await verify(canvasElement)
    await shows(page, 'User ID not found. Please log in again.')
    const way = within(page.getByRole('main')).getByRole('link', { name: 'Log in' })
    await expect(way).toHaveAttribute('href', '/login?returnTo=%2Femail-verify')
    await expect(calls.to('/api/auth/Verify-account')).toEqual([])
  },
}

/** success: false with the server's own message; an error status without one. */
export const RefusedWithTheServersSentence: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answers(handlers.reply('verifyAccount', { success: false, message: 'Invalid OTP' })),
  play: async ({ canvasElement }) => {
    const page = await verify(canvasElement)
    await shows(page, 'Invalid OTP')
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top
    await expect(topOf(screen.getByRole('alertdialog'))).toBeLessThan(topOf(page.getByRole('textbox')))
    serverAnswers(...handlers.error(['verifyAccount'], { message: '' }))
    await userEvent.click(page.getByRole('button', { name: 'VERIFY' }))
    await shows(page, 'Failed to verify email')
  },
}

const resend = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: 'Resend OTP' }))
  await opens('/')
  await waitFor(() => expect(calls.to('/api/auth/resend-verification')).toHaveLength(1))
}

/** Opens / and shows a toast for the new code, which leads back to its field. */
export const ResendGoesHomeAndShowsAToast: Story = {
  play: async ({ canvasElement }) => {
    await resend(canvasElement)
    await expectToast('We sent a new code to your email address.')
    await expect(calls.to('/api/auth/resend-verification')).toEqual([
      { method: 'POST', path: '/api/auth/resend-verification', body: undefined, credentials: 'include' },
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the code' }))
    await opens('/email-verify')
  },
}

/** Without the extension: only opens /. */
export const ResendWithAnOlderApi: Story = {
  parameters: answers(...handlers.withoutExtensions()),
  play: async ({ canvasElement }) => {
    await resend(canvasElement)
    await allSent()
    toast.success('The only one')
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }))
    await expect(await toasts.findByText('The only one')).toBeVisible()
    await expect(toasts.getAllByRole('alertdialog')).toHaveLength(1)
  },
}
