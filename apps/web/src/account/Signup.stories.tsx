import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createFakeTime } from '@naru/app-shell/time'
import { answers, calls, serverAnswers, enter, leadsTo } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from '../frame/pageStory'

const time = createFakeTime()

export default {
  title: 'Pages/Account/Sign up',
  ...sitePage({ path: '/signup', time }),
} satisfies Meta

const signUp = async (page: ReturnType<typeof within>) => {
  await enter(await page.findByLabelText('First name'), 'Nimal')
  await enter(page.getByLabelText('Last name'), 'Perera')
  await enter(page.getByLabelText('Phone'), '0771234567')
  await enter(page.getByLabelText('Email'), 'nimal@example.lk')
  await enter(page.getByLabelText('Password'), 'secret')
  await userEvent.click(page.getByRole('button', { name: 'SIGN UP' }))
}

/** Korean writes the family name first. */
export const TheFamilyNameIsFirstInKorean: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas: page }) => {
    const [first] = await page.findAllByRole('textbox')
    await expect(first).toHaveAccessibleName('성')
  },
}

/**
 * Five fields with autofill; the phone number is Sri Lankan by default. Terms and Privacy are linked beside the form, in a
 * tab of their own, so that the form stays filled in.
 */
export const Idle: Story = {
  tags: ['languages'],
  play: async ({ canvas: page, canvasElement }) => {
    const filledIn = { 'First name': 'given-name', 'Last name': 'family-name', Phone: 'tel', Email: 'email' }
    for (const [label, token] of Object.entries({ ...filledIn, Password: 'new-password' })) {
      await expect(await page.findByLabelText(label)).toHaveAttribute('autocomplete', token)
    }
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('LK')
    await leadsTo(page, 'Log in', '/login')
    const form = within(page.getByRole('button', { name: 'SIGN UP' }).closest('form') ?? canvasElement)
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

/** Shows the message at the first missing field, which gets the focus, marks the others, and sends nothing. */
export const EmptyFormAsksForAllFields: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'SIGN UP' }))
    await expect(await page.findByText('All fields are required')).toBeVisible()
    const first = page.getByLabelText('First name')
    await expect(first).toHaveAccessibleDescription('All fields are required')
    await waitFor(() => expect(first).toHaveFocus())
    for (const label of ['Last name', 'Phone', 'Email', 'Password']) {
      await expect(page.getByLabelText(label)).toBeInvalid()
      await expect(page.getByLabelText(label)).toHaveAccessibleDescription(/Missing/)
    }
    await expect(calls.to('/api/auth/register')).toEqual([])
  },
}

/** A missing phone number, a wrong one, and a password that is too short: each field gets the focus and says why. */
export const OneMissingFieldTakesTheFocus: Story = {
  play: async ({ canvas: page }) => {
    const submit = () => userEvent.click(page.getByRole('button', { name: 'SIGN UP' }))
    await enter(await page.findByLabelText('First name'), 'Nimal')
    await enter(page.getByLabelText('Last name'), 'Perera')
    await enter(page.getByLabelText('Email'), 'nimal@example.lk')
    await enter(page.getByLabelText('Password'), '12345')
    await submit()
    const phone = page.getByLabelText('Phone')
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription('All fields are required')
    await userEvent.type(phone, '077')
    await expect(page.queryByText('All fields are required')).toBeNull()
    await submit()
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number')
    await waitFor(() => expect(phone).toHaveFocus())
    await userEvent.type(phone, '1234567')
    await submit()
    const password = page.getByLabelText('Password')
    await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters/)
    await waitFor(() => expect(password).toHaveFocus())
    await expect(calls.to('/api/auth/register')).toEqual([])
  },
}

export const BusySaysSigningUp: Story = {
  parameters: answers(...handlers.loading(['register'])),
  play: async ({ canvas: page }) => {
    await signUp(page)
    await expect(await page.findByRole('button', { name: 'SIGNING UP...' })).toBeDisabled()
    await calls.arrives('/api/auth/register')
  },
}

/** Sends five fields, the phone in international format; shows the success for 1.5 s, then opens /login. */
export const SuccessGoesToLogin: Story = {
  parameters: { site: { search: '?returnTo=/exams' } },
  play: async ({ canvas: page }) => {
    await signUp(page)
    await expect(await page.findByText('Your account is ready. Please log in.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeDisabled()
    await leadsTo(page, 'Log in', '/login?returnTo=%2Fexams')
    const body = {
      name: 'Nimal',
      lName: 'Perera',
      phone: '+94771234567',
      email: 'nimal@example.lk',
      password: 'secret',
    }
    await expect(calls.to('/api/auth/register')).toEqual([
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

/** Shows the server's own message beside the button, or the page's; keeps the values, and allows a retry. */
export const RefusedWithTheServersSentence: Story = {
  parameters: answers(handlers.reply('register', { success: false, message: 'User already exists' })),
  play: async ({ canvas: page }) => {
    await signUp(page)
    const shows = async (sentence: string) => {
      await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent(sentence))
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByLabelText('Email')).toHaveValue('nimal@example.lk')
      await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeEnabled()
    }
    await shows('User already exists')
    serverAnswers(...handlers.error(['register'], { message: '' }))
    await userEvent.click(page.getByRole('button', { name: 'SIGN UP' }))
    await shows('An error occurred during signup')
  },
}
