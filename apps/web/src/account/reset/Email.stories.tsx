import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answers, calls, serverAnswers, enter, leadsTo } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'
import { address, askForCode, expectFailure, expectHeading, inMain, time } from './storyParts'

export default {
  title: 'Pages/Account/Reset the password/Email',
  ...sitePage({ path: '/reset-password', time }),
} satisfies Meta

/** One field with autofill, and a link back. */
export const Idle: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectHeading(canvasElement, 'Reset Password')
    const page = canvas
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByRole('button', { name: 'Send OTP' })).toBeEnabled()
    await leadsTo(page, 'Back to Login', '/login')
  },
}

export const BackToLoginKeepsTheReturnPath: Story = {
  parameters: { site: { search: '?returnTo=/exams' } },
  play: async ({ canvas: page }) => {
    const back = await page.findByRole('link', { name: 'Back to Login' })
    await expect(back).toHaveAttribute('href', '/login?returnTo=%2Fexams')
  },
}

/** Shows the error at the field, which gets the focus; sends neither nothing nor a wrong address. */
export const WrongAddress: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Send OTP' }))
    await expect(await page.findByText('Please enter a valid email address')).toBeVisible()
    await askForCode(canvasElement, 'nimal')
    const field = page.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(calls.to('/api/auth/send-reset-otp')).toEqual([])
    await enter(field, '@example.lk')
    await expect(page.queryByText('Please enter a valid email address')).toBeNull()
  },
}

export const BusySaysSending: Story = {
  parameters: answers(...handlers.loading(['sendResetOtp'])),
  play: async ({ canvasElement }) => {
    const page = await askForCode(canvasElement)
    await expect(await page.findByRole('button', { name: 'Sending...' })).toBeDisabled()
    await calls.arrives('/api/auth/send-reset-otp')
  },
}

/** Sends the email address; the next step shows a notice for 1.5 s, once. */
export const SuccessGoesToTheCode: Story = {
  play: async ({ canvasElement }) => {
    await askForCode(canvasElement, ` ${address} `)
    await expectHeading(canvasElement, 'Verification Code')
    await expect(calls.to('/api/auth/send-reset-otp')).toEqual([
      { method: 'POST', path: '/api/auth/send-reset-otp', body: { email: address }, credentials: 'include' },
    ])
    const main = inMain(canvasElement)
    await expect(main.getByText('OTP sent to your email')).toBeVisible()
    await expect(screen.getAllByText('OTP sent to your email')).toHaveLength(1)
    await time.advance(1499)
    await expect(main.getByText('OTP sent to your email')).toBeVisible()
    await time.advance(1)
    await expect(main.queryByText('OTP sent to your email')).toBeNull()
  },
}

/** The server's own message, or the page's: once, in the form; keeps the email address, and allows a retry. */
export const RefusedWithTheServersSentence: Story = {
  parameters: answers(handlers.reply('sendResetOtp', { success: false, message: 'User not found' })),
  play: async ({ canvasElement }) => {
    const page = await askForCode(canvasElement)
    await expectFailure(canvasElement, 'User not found')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(address)
    serverAnswers(...handlers.error(['sendResetOtp'], { message: '' }))
    await userEvent.click(page.getByRole('button', { name: 'Send OTP' }))
    await expectFailure(canvasElement, 'Failed to send reset OTP')
    await expect(page.getByRole('button', { name: 'Send OTP' })).toBeEnabled()
  },
}
