import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withSite } from '../pageStory'
import { SignupPage } from './Page'

const meta = {
  title: 'Pages/Signup',
  component: SignupPage,
  decorators: [withSite],
  parameters: { layout: 'fullscreen', site: { path: '/signup' }, msw: { handlers: handlers.ok() } },
} satisfies Meta<typeof SignupPage>
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

/** Success goes to /login. */
export const SuccessGoesToLogin: Story = {
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Opened /login' })).toBeVisible()
  },
}

/** The sentence stands at the first missing field, which takes the focus. */
export const EmptyFormAsksForAllFields: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'SIGN UP' }))
    await expect(await page.findByText('All fields are required')).toBeVisible()
    const first = page.getByLabelText('First name')
    await expect(first).toHaveAccessibleDescription('All fields are required')
    await waitFor(() => expect(first).toHaveFocus())
  },
}

/** Five characters are too few. */
export const ShortPassword: Story = {
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement, { password: '12345' })
    await expect(await page.findByText('Password must be at least 6 characters')).toBeVisible()
  },
}

/** Not a phone number. */
export const WrongPhone: Story = {
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement, { phone: '077' })
    await expect(await page.findByText('Please enter a valid phone number')).toBeVisible()
  },
}

/** The button says so. */
export const BusySaysSigningUp: Story = {
  parameters: { msw: { handlers: [...handlers.loading(['register']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement)
    await expect(await page.findByRole('button', { name: 'SIGNING UP...' })).toBeDisabled()
  },
}

/** The server refuses without a sentence. */
export const RefusedWithoutSentence: Story = {
  parameters: { msw: { handlers: [handlers.reply('register', { success: false, message: '' }), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = await signUp(canvasElement)
    await expect(await page.findByText('Signup failed. Please try again.')).toBeVisible()
  },
}
