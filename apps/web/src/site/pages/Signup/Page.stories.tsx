import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createFakeTime } from '../../../shared/time'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { opens, renderSite } from '../pageStory'

const time = createFakeTime()
const recorder = createCallRecorder()

/** Story parameters: the given handlers before the default ones. */
const answers = (...front: HttpHandler[]) => ({ msw: { handlers: [recorder.handler, ...front, ...handlers.ok()] } })

const meta = {
  title: 'Pages/Signup',
  beforeEach: () => recorder.clear(),
  render: renderSite,
  parameters: { layout: 'fullscreen', site: { path: '/signup', time }, ...answers() },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

interface Values {
  phone?: string
  password?: string
}

const signUp = async (canvasElement: HTMLElement, { phone = '0771234567', password = 'secret' }: Values = {}) => {
  const page = within(canvasElement)
  await userEvent.type(await page.findByLabelText('First name'), 'Nimal')
  await userEvent.type(page.getByLabelText('Last name'), 'Perera')
  await userEvent.type(page.getByLabelText('Phone'), phone)
  await userEvent.type(page.getByLabelText('Email'), 'nimal@example.lk')
  await userEvent.type(page.getByLabelText('Password'), password)
  await userEvent.click(page.getByRole('button', { name: 'SIGN UP' }))
  return page
}

/** Korean writes the family name first. */
export const TheFamilyNameIsFirstInKorean: Story = {
  globals: { language: 'ko' },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('textbox')
    await expect(first).toHaveAccessibleName('성')
  },
}

/** Five fields with autofill; the phone number is Sri Lankan by default. */
export const Idle: Story = {
  tags: ['languages'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const filledIn = { 'First name': 'given-name', 'Last name': 'family-name', Phone: 'tel', Email: 'email' }
    for (const [label, token] of Object.entries({ ...filledIn, Password: 'new-password' })) {
      await expect(await page.findByLabelText(label)).toHaveAttribute('autocomplete', token)
    }
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('LK')
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  },
}

/** Terms and Privacy are linked beside the form, in a tab of their own, so that the form stays filled in. */
export const TermsPrivacyAndGuardian: Story = {
  play: async ({ canvasElement }) => {
    const form = within(
      (await within(canvasElement).findByRole('button', { name: 'SIGN UP' })).closest('form') ?? canvasElement,
    )
    for (const [name, href] of [
      ['Terms and Conditions', '/termsAndConditions'],
      ['Privacy Policy', '/privacyPolicy'],
    ] as const) {
      const link = form.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await expect(form.getByText(/If you are under 18, a parent or guardian must agree too\./)).toBeVisible()
  },
}

/** The password can be shown. */
export const PasswordCanBeShownAndHidden: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const field = await page.findByLabelText('Password')
    await userEvent.click(page.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(page.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

/** Shows the message at the first missing field, which gets the focus, marks the others, and sends nothing. */
export const EmptyFormAsksForAllFields: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'SIGN UP' }))
    await expect(await page.findByText('All fields are required')).toBeVisible()
    const first = page.getByLabelText('First name')
    await expect(first).toHaveAccessibleDescription('All fields are required')
    await waitFor(() => expect(first).toHaveFocus())
    for (const label of ['Last name', 'Phone', 'Email', 'Password']) {
      await expect(page.getByLabelText(label)).toBeInvalid()
      await expect(page.getByLabelText(label)).toHaveAccessibleDescription(/Missing/)
    }
    await expect(recorder.to('/api/auth/register')).toEqual([])
  },
}

/** The missing field gets the focus. */
export const OneMissingFieldTakesTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('First name'), 'Nimal')
    await userEvent.type(page.getByLabelText('Last name'), 'Perera')
    await userEvent.type(page.getByLabelText('Email'), 'nimal@example.lk')
    await userEvent.type(page.getByLabelText('Password'), 'secret')
    await userEvent.click(page.getByRole('button', { name: 'SIGN UP' }))
    const phone = page.getByLabelText('Phone')
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription('All fields are required')
    await userEvent.type(phone, '0771234567')
    await expect(page.queryByText('All fields are required')).toBeNull()
  },
}

/** Five characters are too few. */
export const ShortPassword: Story = {
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement, { password: '12345' })
    const field = page.getByLabelText('Password')
    await expect(field).toHaveAccessibleDescription(/Password must be at least 6 characters/)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(recorder.to('/api/auth/register')).toEqual([])
  },
}

/** Not a phone number. */
export const WrongPhone: Story = {
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement, { phone: '077' })
    const field = page.getByLabelText('Phone')
    await expect(field).toHaveAccessibleDescription('Please enter a valid phone number')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(recorder.to('/api/auth/register')).toEqual([])
  },
}

/** The button shows the pending state and ignores further presses. */
export const BusySaysSigningUp: Story = {
  parameters: answers(...handlers.loading(['register'])),
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement)
    await expect(await page.findByRole('button', { name: 'SIGNING UP...' })).toBeDisabled()
    await recorder.arrives('/api/auth/register')
  },
}

/** Sends five fields, the phone in international format; shows the success for 1.5 s, then opens /login. */
export const SuccessGoesToLogin: Story = {
  parameters: { site: { search: '?returnTo=/exams' } },
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement)
    await expect(await page.findByText('Your account is ready. Please log in.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnTo=%2Fexams')
    const body = {
      name: 'Nimal',
      lName: 'Perera',
      phone: '+94771234567',
      email: 'nimal@example.lk',
      password: 'secret',
    }
    await expect(recorder.to('/api/auth/register')).toEqual([
      { method: 'POST', path: '/api/auth/register', body, credentials: 'include' },
    ])
    await time.advance(1499)
    await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible()
    await time.advance(1)
    await opens('/login')
    await expect(await page.findByText('Your account is ready. Please log in.')).toBeVisible()
    await expect(page.getByText(/^We sent a code to nimal@example.lk/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nimal@example.lk')
  },
}

/** Shows the error beside the button; keeps the values, and allows a retry. */
const failsWith =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = await signUp(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(sentence)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabelText('Email')).toHaveValue('nimal@example.lk')
    await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeEnabled()
  }

/** success: false with the server's own message. */
export const RefusedWithTheServersSentence: Story = {
  parameters: answers(handlers.reply('register', { success: false, message: 'User already exists' })),
  play: failsWith('User already exists'),
}

/** An error status without a message. */
export const ServerErrorWithoutSentence: Story = {
  parameters: answers(...handlers.error(['register'], { message: '' })),
  play: failsWith('An error occurred during signup'),
}
