import { handlers } from '@naru/api/msw'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { createFakeTime } from '../../../shared/time'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'

export const time = createFakeTime()
export const recorder = createCallRecorder()
export const address = 'nimal@example.lk'

/** Story parameters: the given handlers before the default ones. */
export const answers = (...front: HttpHandler[]) => ({
  msw: { handlers: [recorder.handler, ...front, ...handlers.ok()] },
})

/** Sends the first code, whatever the later responses. */
export const firstCodeIsSent = http.post('*/api/auth/send-reset-otp', () =>
  recorder.to('/api/auth/send-reset-otp').length === 1 ? HttpResponse.json({ success: true, message: '' }) : undefined,
)

/** Queries of the page without the toasts. */
export const inMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** The error is shown once, in the form, and announced there. */
export const expectFailure = async (canvasElement: HTMLElement, sentence: string) => {
  await expect(await inMain(canvasElement).findByRole('alert')).toHaveTextContent(sentence)
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
  await userEvent.type(await page.findByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(page.getByRole('button', { name: 'Send OTP' }))
  return page
}

/** Goes to step 2. */
export const reachCode = async (canvasElement: HTMLElement) => {
  const page = await askForCode(canvasElement)
  await expectHeading(canvasElement, 'Verification Code')
  return page
}

/** Goes to step 3. */
export const reachPassword = async (canvasElement: HTMLElement) => {
  const page = await reachCode(canvasElement)
  await userEvent.type(digit(canvasElement, 1), '123456')
  await time.advance(500)
  await expectHeading(canvasElement, 'Create New Password')
  return page
}

/** Fills in and submits step 3. */
export const setPassword = async (canvasElement: HTMLElement, password = 'new secret', confirmation = password) => {
  const page = await reachPassword(canvasElement)
  if (password !== '') await userEvent.type(page.getByLabelText('New Password'), password)
  if (confirmation !== '') await userEvent.type(page.getByLabelText('Confirm Password'), confirmation)
  await userEvent.click(page.getByRole('button', { name: 'Reset Password' }))
  return page
}
