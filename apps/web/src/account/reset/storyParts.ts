import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { createFakeTime } from '@naru/app-shell/time'
import { calls, enter } from '@naru/app-shell/testing/storyStates'

export const time = createFakeTime()
export const address = 'nimal@example.lk'

/** Sends the first code, whatever the later responses. */
export const firstCodeIsSent = http.post('*/api/auth/send-reset-otp', () =>
  calls.to('/api/auth/send-reset-otp').length === 1 ? HttpResponse.json({ success: true, message: '' }) : undefined,
)

/** Queries of the page without the toasts. */
export const inMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** The error is shown once, in the form, and announced there. */
export const expectFailure = async (canvasElement: HTMLElement, sentence: string) => {
  await waitFor(() => expect(inMain(canvasElement).getByRole('alert')).toHaveTextContent(sentence))
  await expect(screen.getAllByText(sentence)).toHaveLength(1)
}

export const expectHeading = async (canvasElement: HTMLElement, name: string) => {
  await expect(await within(canvasElement).findByRole('heading', { level: 1, name })).toBeVisible()
}

export const digit = (canvasElement: HTMLElement, position: number) =>
  within(canvasElement).getByRole('textbox', { name: `Digit ${position} of 6` })

/** Fills in and submits step 1. */
export const askForCode = async (canvasElement: HTMLElement, email = address) => {
  const page = within(canvasElement)
  await enter(await page.findByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(page.getByRole('button', { name: 'Send OTP' }))
  return page
}

export const reachCode = async (canvasElement: HTMLElement) => {
  const page = await askForCode(canvasElement)
  await expectHeading(canvasElement, 'Verification Code')
  return page
}

export const reachPassword = async (canvasElement: HTMLElement) => {
  const page = await reachCode(canvasElement)
  await userEvent.type(digit(canvasElement, 1), '123456')
  await time.advance(500)
  await expectHeading(canvasElement, 'Create New Password')
  return page
}

export const setPassword = async (canvasElement: HTMLElement, password = 'new secret', confirmation = password) => {
  const page = await reachPassword(canvasElement)
  if (password !== '') await enter(page.getByLabelText('New Password'), password)
  if (confirmation !== '') await enter(page.getByLabelText('Confirm Password'), confirmation)
  await userEvent.click(page.getByRole('button', { name: 'Reset Password' }))
  return page
}
