import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { rememberedEmail, rememberEmail } from '@naru/app-shell/state/rememberedEmail'
import { answers, calls, serverAnswers, enter, leadsTo } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/Account/Log in',
  beforeEach: () => {
    rememberEmail(undefined)
    return () => rememberEmail(undefined)
  },
  ...sitePage({ path: '/login' }),
} satisfies Meta

const address = 'nimal@example.lk'

const fillIn = async (page: ReturnType<typeof within>) => {
  await enter(await page.findByLabelText('Email'), address)
  await enter(page.getByLabelText('Password'), 'secret')
}

const logIn = async (page: ReturnType<typeof within>) => {
  await fillIn(page)
  await userEvent.click(page.getByRole('button', { name: 'LOGIN' }))
}

/** Fields for password managers, and links to the other account pages. */
export const Idle: Story = {
  tags: ['picture', 'languages'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await expect(page.getByText('Log in and continue where you left off.')).toBeVisible()
    await expect(page.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(page.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabelText('Email')).toHaveValue('')
    await expect(page.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    await leadsTo(page, 'Sign up', '/signup')
    await leadsTo(page, 'Forgot password?', '/reset-password')
  },
}

/** The browser requires missing fields; the first gets the focus and nothing is sent. */
export const BothFieldsAreRequired: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'LOGIN' }))
    await waitFor(() => expect(page.getByLabelText('Email')).toHaveFocus())
    await expect(page.getByLabelText('Email')).toBeInvalid()
    await expect(page.getByLabelText('Password')).toBeInvalid()
    await expect(calls.to('/api/auth/login')).toEqual([])
  },
}

/** Sends only email and password, once, whatever is pressed in the same task and until the page unmounts; opens /. */
export const SuccessGoesHome: Story = {
  play: async ({ canvas: page }) => {
    await fillIn(page)
    const button = page.getByRole('button', { name: 'LOGIN' })
    button.click()
    button.click()
    const pressing = setInterval(() => button.click(), 1)
    await opens('/')
    clearInterval(pressing)
    const body = { email: address, password: 'secret' }
    await expect(calls.to('/api/auth/login')).toEqual([
      { method: 'POST', path: '/api/auth/login', body, credentials: 'include' },
    ])
    await expect(rememberedEmail()).toBe('')
  },
}

/** Remember me is not sent; the email is stored on this device. */
export const RememberMeStoresTheEmail: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('checkbox', { name: 'Remember me' }))
    await logIn(page)
    await opens('/')
    await expect(calls.to('/api/auth/login').map(({ body }) => body)).toEqual([{ email: address, password: 'secret' }])
    await expect(rememberedEmail()).toBe(address)
  },
}

export const BusySaysLoggingIn: Story = {
  parameters: answers(...handlers.loading(['login'])),
  play: async ({ canvas: page }) => {
    await logIn(page)
    await expect(await page.findByRole('button', { name: 'Logging in...' })).toBeDisabled()
    await calls.arrives('/api/auth/login')
  },
}

/** Shows the server's own message beside the button, or the page's; keeps the values, and can be sent again. */
export const RefusedWithTheServersSentence: Story = {
  parameters: answers(handlers.reply('login', { success: false, message: 'Account is disabled' })),
  play: async ({ canvas: page }) => {
    await logIn(page)
    const shows = async (sentence: string) => {
      await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent(sentence))
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByLabelText('Email')).toHaveValue(address)
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeEnabled()
    }
    await shows('Account is disabled')
    serverAnswers(...handlers.error(['login'], { message: '' }))
    await userEvent.click(page.getByRole('button', { name: 'LOGIN' }))
    await shows('Login failed. Please check your credentials.')
    serverAnswers()
    await userEvent.click(page.getByRole('button', { name: 'LOGIN' }))
    await opens('/')
    await expect(calls.to('/api/auth/login')).toHaveLength(3)
  },
}
