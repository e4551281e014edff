import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { opens, renderSite } from '../pageStory'
import {
  address,
  answers,
  digit,
  expectFailure,
  expectHeading,
  inMain,
  recorder,
  reachPassword,
  setPassword,
  time,
} from './storyParts'

const meta = {
  title: 'Pages/Reset password/3 Password',
  beforeEach: () => recorder.clear(),
  render: renderSite,
  parameters: { layout: 'fullscreen', site: { path: '/reset-password', time }, ...answers() },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Two fields for a new password, with the username for password managers. */
export const Idle: Story = {
  tags: ['picture'],
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

/** Both passwords can be shown. */
export const PasswordsCanBeShown: Story = {
  play: async ({ canvasElement }) => {
    const page = await reachPassword(canvasElement)
    const [first] = page.getAllByRole('button', { name: 'Show password' })
    if (first) await userEvent.click(first)
    await expect(page.getByLabelText('New Password')).toHaveAttribute('type', 'text')
    await expect(page.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password')
  },
}

/** Shows the error at its field, which gets the focus; sends nothing. */
const rejectsInput =
  (password: string, confirmation: string, label: string, sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = await setPassword(canvasElement, password, confirmation)
    const field = page.getByLabelText(label)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(recorder.to('/api/auth/reset-password')).toEqual([])
  }

/** No password at all. */
export const Empty: Story = { play: rejectsInput('', '', 'New Password', 'Please enter a new password') }

/** Two different ones. */
export const Mismatch: Story = {
  play: rejectsInput('new secret', 'new secre', 'Confirm Password', 'Passwords do not match'),
}

/** Seven characters are too few. */
export const TooShort: Story = {
  play: rejectsInput('1234567', '1234567', 'New Password', 'Password must be at least 8 characters long'),
}

/** The button shows the pending state and ignores further presses. */
export const BusySaysResetting: Story = {
  parameters: answers(...handlers.loading(['resetPassword'])),
  play: async ({ canvasElement }) => {
    const page = await setPassword(canvasElement)
    await expect(await page.findByRole('button', { name: 'Resetting...' })).toBeDisabled()
    await recorder.arrives('/api/auth/reset-password')
  },
}

/** Sends email address, code and password; shows the success until /login opens after 2 s. */
export const SuccessGoesToLoginAfterTwoSeconds: Story = {
  play: async ({ canvasElement }) => {
    await setPassword(canvasElement)
    const sentence = 'Password has been reset successfully!'
    await expect(await inMain(canvasElement).findByText(sentence)).toBeVisible()
    await expect(screen.getAllByText(sentence)).toHaveLength(1)
    await expect(recorder.to('/api/auth/reset-password')).toEqual([
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

const failsWith =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = await setPassword(canvasElement)
    await expectFailure(canvasElement, sentence)
    await expect(page.getByLabelText('New Password')).toHaveValue('new secret')
    await expect(page.getByRole('button', { name: 'Reset Password' })).toBeEnabled()
  }

/** Shows the server's message, and a button back to an empty code; keeps the email address. */
export const RejectedCodeReturnsToTheCode: Story = {
  parameters: answers(
    ...handlers.error(['resetPassword'], { status: 400, message: 'This code is wrong or has expired.' }),
  ),
  play: async (context) => {
    const { canvasElement } = context
    await failsWith('This code is wrong or has expired.')(context)
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Back to Code' }))
    await expectHeading(canvasElement, 'Verification Code')
    await expect(digit(canvasElement, 1)).toHaveValue('')
    await waitFor(() => expect(digit(canvasElement, 1)).toHaveFocus())
    await expect(page.getByText(`Enter the six-digit code that we sent to ${address}.`)).toBeVisible()
  },
}

/** An error status without a message. */
export const ServerErrorWithoutSentence: Story = {
  parameters: answers(...handlers.error(['resetPassword'], { message: '' })),
  play: failsWith('Failed to reset password'),
}

/** No response: the code may still be valid, so there is no button back to it. */
export const NoResponse: Story = {
  parameters: answers(...handlers.offline(['resetPassword'])),
  play: async (context) => {
    await failsWith('An error occurred. Please try again.')(context)
    await expect(within(context.canvasElement).queryByRole('button', { name: 'Back to Code' })).toBeNull()
  },
}
