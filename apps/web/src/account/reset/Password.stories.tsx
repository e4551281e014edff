import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answers, calls, serverAnswers, enter } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from '../../frame/pageStory'
import { address, expectFailure, inMain, reachPassword, setPassword, time } from './storyParts'

export default {
  title: 'Pages/Account/Reset the password/New password',
  ...sitePage({ path: '/reset-password', time }),
} satisfies Meta

/** Two fields for a new password, with the username for password managers. */
export const Idle: Story = {
  play: async ({ canvasElement }) => {
    const page = await reachPassword(canvasElement)
    await expect(page.getByLabelText('New Password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(page.getByLabelText('Confirm Password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvasElement.querySelector('input[autocomplete="username"]')).toHaveValue(address)
    await waitFor(() => expect(page.getByLabelText('New Password')).toHaveFocus())
    await time.advance(1500)
    await expect(inMain(canvasElement).queryByText('OTP verified. Please set a new password.')).toBeNull()
  },
}

/** No password, seven characters, two different ones: the error is at its field, which gets the focus; nothing is sent. */
export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const page = await setPassword(canvasElement, '', '')
    const rejects = async (label: string, sentence: RegExp) => {
      const field = page.getByLabelText(label)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(sentence)
      await waitFor(() => expect(field).toHaveFocus())
      await expect(calls.to('/api/auth/reset-password')).toEqual([])
    }
    await rejects('New Password', /Please enter a new password/)
    const [show] = page.getAllByRole('button', { name: 'Show password' })
    if (show !== undefined) await userEvent.click(show)
    await expect(page.getByLabelText('New Password')).toHaveAttribute('type', 'text')
    await expect(page.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password')
    for (const label of ['New Password', 'Confirm Password']) await enter(page.getByLabelText(label), '1234567')
    await userEvent.click(page.getByRole('button', { name: 'Reset Password' }))
    await rejects('New Password', /Password must be at least 8 characters long/)
    await enter(page.getByLabelText('New Password'), '89')
    await enter(page.getByLabelText('Confirm Password'), '8')
    await userEvent.click(page.getByRole('button', { name: 'Reset Password' }))
    await rejects('Confirm Password', /Passwords do not match/)
  },
}

export const BusySaysResetting: Story = {
  parameters: answers(...handlers.loading(['resetPassword'])),
  play: async ({ canvasElement }) => {
    const page = await setPassword(canvasElement)
    await expect(await page.findByRole('button', { name: 'Resetting...' })).toBeDisabled()
    await calls.arrives('/api/auth/reset-password')
  },
}

/** Sends email address, code and password; shows the success until /login opens after 2 s. */
export const SuccessGoesToLoginAfterTwoSeconds: Story = {
  play: async ({ canvasElement }) => {
    await setPassword(canvasElement)
    const sentence = 'Password has been reset successfully!'
    await expect(await inMain(canvasElement).findByText(sentence)).toBeVisible()
    await expect(screen.getAllByText(sentence)).toHaveLength(1)
    await expect(calls.to('/api/auth/reset-password')).toEqual([
      {
        method: 'POST',
        path: '/api/auth/reset-password',
        body: { email: address, otp: '123456', newPassword: 'new secret' },
        credentials: 'include',
      },
    ])
    await time.advance(1999)
    await expect(inMain(canvasElement).getByText(sentence)).toBeVisible()
    await time.advance(1)
    await opens('/login')
  },
}

const failed = async (page: Awaited<ReturnType<typeof setPassword>>, canvasElement: HTMLElement, sentence: string) => {
  await expectFailure(canvasElement, sentence)
  await expect(page.getByLabelText('New Password')).toHaveValue('new secret')
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeEnabled()
}

/** An error without a message, then no response: the code may still be valid, so there is no button back to it. */
export const NoResponse: Story = {
  parameters: answers(...handlers.error(['resetPassword'], { message: '' })),
  play: async ({ canvasElement }) => {
    const page = await setPassword(canvasElement)
    await failed(page, canvasElement, 'Failed to reset password')
    serverAnswers(...handlers.offline(['resetPassword']))
    await userEvent.click(page.getByRole('button', { name: 'Reset Password' }))
    await failed(page, canvasElement, 'An error occurred. Please try again.')
    await expect(page.queryByRole('button', { name: 'Back to Code' })).toBeNull()
  },
}
