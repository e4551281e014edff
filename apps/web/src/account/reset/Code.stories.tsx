import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answers, calls, serverAnswers } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'
import { address, digit, expectFailure, expectHeading, firstCodeIsSent, inMain, reachCode, time } from './storyParts'

export default {
  title: 'Pages/Account/Reset the password/Code',
  ...sitePage({ path: '/reset-password', time }),
} satisfies Meta

const resendButton = (canvasElement: HTMLElement, name: string) => within(canvasElement).findByRole('button', { name })

const resend = async (canvasElement: HTMLElement) => {
  await reachCode(canvasElement)
  await userEvent.type(digit(canvasElement, 1), '12')
  await time.advance(60_000)
  await userEvent.click(await resendButton(canvasElement, 'Resend code'))
}

/** Six boxes with autofill, the first focused. */
export const Idle: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const page = await reachCode(canvasElement)
    await expect(page.getAllByRole('textbox', { name: /^Digit \d of 6$/ })).toHaveLength(6)
    await expect(digit(canvasElement, 1)).toHaveAttribute('autocomplete', 'one-time-code')
    await waitFor(() => expect(digit(canvasElement, 1)).toHaveFocus())
    await expect(page.getByText(`Enter the six-digit code that we sent to ${address}.`)).toBeVisible()
  },
}

/** Continues half a second after the sixth digit. */
export const SixDigitsContinueAfterHalfASecond: Story = {
  play: async ({ canvasElement }) => {
    await reachCode(canvasElement)
    await userEvent.type(digit(canvasElement, 1), '123456')
    await time.advance(499)
    await expectHeading(canvasElement, 'Verification Code')
    await time.advance(1)
    await expectHeading(canvasElement, 'Create New Password')
    await expect(inMain(canvasElement).getByText('OTP verified. Please set a new password.')).toBeVisible()
    // Not as a toast, too: it would cover the second field.
    await expect(screen.getAllByText('OTP verified. Please set a new password.')).toHaveLength(1)
  },
}

/** Digits only, one in a box. Deleting a digit in time stops it; the code is pasted from copied mail text. */
export const PasteFillsTheBoxes: Story = {
  play: async ({ canvasElement }) => {
    await reachCode(canvasElement)
    await userEvent.type(digit(canvasElement, 1), 'a1b')
    await expect(digit(canvasElement, 1)).toHaveValue('1')
    await expect(digit(canvasElement, 2)).toHaveValue('')
    await userEvent.type(digit(canvasElement, 2), '23456')
    await userEvent.keyboard('{Backspace}')
    await time.advance(2000)
    await expectHeading(canvasElement, 'Verification Code')
    await userEvent.click(digit(canvasElement, 1))
    await userEvent.paste(' 654 321 ')
    await expect(digit(canvasElement, 6)).toHaveValue('1')
    await time.advance(500)
    await expectHeading(canvasElement, 'Create New Password')
  },
}

/** Returns to the first step, with the email address. */
export const BackToEmailKeepsTheAddress: Story = {
  play: async ({ canvasElement }) => {
    const page = await reachCode(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Back to Email' }))
    await expectHeading(canvasElement, 'Reset Password')
    const field = page.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveValue(address)
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/**
 * Locked for 60 seconds, counting down, then open. Sends the same request again, clears the boxes, shows a notice for 5 s,
 * and locks the button again.
 */
export const ResendSendsAnotherCode: Story = {
  play: async ({ canvasElement }) => {
    await reachCode(canvasElement)
    await userEvent.type(digit(canvasElement, 1), '12')
    await expect(await resendButton(canvasElement, 'Resend code in 60s')).toBeDisabled()
    await time.advance(1000)
    await expect(await resendButton(canvasElement, 'Resend code in 59s')).toBeDisabled()
    await time.advance(58_000)
    await expect(await resendButton(canvasElement, 'Resend code in 1s')).toBeDisabled()
    await time.advance(1000)
    await userEvent.click(await resendButton(canvasElement, 'Resend code'))
    await expect(await resendButton(canvasElement, 'Resend code in 60s')).toBeDisabled()
    const sent = { method: 'POST', path: '/api/auth/send-reset-otp', body: { email: address }, credentials: 'include' }
    await expect(calls.to('/api/auth/send-reset-otp')).toEqual([sent, sent])
    await expect(digit(canvasElement, 1)).toHaveValue('')
    await waitFor(() => expect(digit(canvasElement, 1)).toHaveFocus())
    const sentence = 'A new verification code has been sent to your email'
    await expect(await screen.findAllByText(sentence)).toHaveLength(1)
    await time.advance(4999)
    await expect(inMain(canvasElement).getByText(sentence)).toBeVisible()
    await time.advance(1)
    await expect(inMain(canvasElement).queryByText(sentence)).toBeNull()
  },
}

/** Pending: further presses are ignored, and six digits wait for the response. */
export const ResendIsBusy: Story = {
  parameters: answers(firstCodeIsSent, ...handlers.loading(['sendResetOtp'])),
  play: async ({ canvasElement }) => {
    await resend(canvasElement)
    await expect(await resendButton(canvasElement, 'Resend code')).toBeDisabled()
    await userEvent.type(digit(canvasElement, 3), '3456')
    await time.advance(500)
    await expectHeading(canvasElement, 'Verification Code')
  },
}

/** The server's own message, or the page's without a response: once, here; a retry is possible at once. */
export const ResendRefusedWithTheServersSentence: Story = {
  parameters: answers(firstCodeIsSent, handlers.reply('sendResetOtp', { success: false, message: 'Wait a minute' })),
  play: async ({ canvasElement }) => {
    await resend(canvasElement)
    await expectFailure(canvasElement, 'Wait a minute')
    serverAnswers(...handlers.offline(['sendResetOtp']))
    await userEvent.click(await resendButton(canvasElement, 'Resend code'))
    await expectFailure(canvasElement, 'Failed to resend verification code. Please try again later.')
    await expect(await resendButton(canvasElement, 'Resend code')).toBeEnabled()
  },
}
