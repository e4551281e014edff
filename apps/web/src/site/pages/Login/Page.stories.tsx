import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { rememberedEmail, rememberEmail } from '../../../shared/state/rememberedEmail'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { opens, renderSite } from '../pageStory'

const recorder = createCallRecorder()

/** Story parameters: the given handlers before the default ones. */
const answers = (...front: HttpHandler[]) => ({ msw: { handlers: [recorder.handler, ...front, ...handlers.ok()] } })

const meta = {
  title: 'Pages/Login',
  beforeEach: () => {
    recorder.clear()
    rememberEmail(undefined)
    return () => rememberEmail(undefined)
  },
  render: renderSite,
  parameters: { layout: 'fullscreen', site: { path: '/login' }, ...answers() },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const address = 'nimal@example.lk'

const fillIn = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.type(await page.findByLabelText('Email'), address)
  await userEvent.type(page.getByLabelText('Password'), 'secret')
  return page
}

const logIn = async (canvasElement: HTMLElement) => {
  const page = await fillIn(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'LOGIN' }))
  return page
}

/** Fields for password managers, and links to the other account pages. */
export const Idle: Story = {
  tags: ['picture', 'languages'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await expect(page.getByText('Log in and continue where you left off.')).toBeVisible()
    await expect(page.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(page.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabelText('Email')).toHaveValue('')
    await expect(page.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password')
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

/** The browser requires missing fields; the first gets the focus and nothing is sent. */
export const BothFieldsAreRequired: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'LOGIN' }))
    await waitFor(() => expect(page.getByLabelText('Email')).toHaveFocus())
    await expect(page.getByLabelText('Email')).toBeInvalid()
    await expect(page.getByLabelText('Password')).toBeInvalid()
    await expect(recorder.to('/api/auth/login')).toEqual([])
  },
}

/** Success opens /; sends only email and password. */
export const SuccessGoesHome: Story = {
  play: async ({ canvasElement }) => {
    await logIn(canvasElement)
    await opens('/')
    await expect(recorder.to('/api/auth/login')).toEqual([
      {
        method: 'POST',
        path: '/api/auth/login',
        body: { email: address, password: 'secret' },
        credentials: 'include',
      },
    ])
    await expect(rememberedEmail()).toBe('')
  },
}

/** Remember me is not sent; the email is stored on this device. */
export const RememberMeStoresTheEmail: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: 'Remember me' }))
    await logIn(canvasElement)
    await opens('/')
    await expect(recorder.to('/api/auth/login').map(({ body }) => body)).toEqual([
      { email: address, password: 'secret' },
    ])
    await expect(rememberedEmail()).toBe(address)
  },
}

/** Prefills the remembered email. */
export const RememberedEmailIsPrefilled: Story = {
  beforeEach: () => rememberEmail(address),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByLabelText('Email')).toHaveValue(address)
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  },
}

/** Opens the return path after login, and passes it to the other account pages. */
export const SuccessOpensTheReturnPath: Story = {
  parameters: { site: { search: '?returnTo=/exams' } },
  play: async ({ canvasElement }) => {
    const before = within(canvasElement)
    await expect(await before.findByText('Please log in to see that page.')).toBeVisible()
    await expect(before.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?returnTo=%2Fexams')
    await expect(before.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/reset-password?returnTo=%2Fexams',
    )
    await logIn(canvasElement)
    await opens('/exams')
  },
}

/** The button shows the pending state and ignores further presses. */
export const BusySaysLoggingIn: Story = {
  parameters: answers(...handlers.loading(['login'])),
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByRole('button', { name: 'Logging in...' })).toBeDisabled()
    await recorder.arrives('/api/auth/login')
  },
}

/** Presses in the same task and until the page unmounts send one request. */
export const PressingAgainAndAgainSendsOneRequest: Story = {
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement)
    const button = page.getByRole('button', { name: 'LOGIN' })
    button.click()
    button.click()
    const pressing = setInterval(() => button.click(), 1)
    await opens('/')
    clearInterval(pressing)
    await expect(recorder.to('/api/auth/login')).toHaveLength(1)
  },
}

/** After an error the button sends again. */
export const AfterAFailureItCanBeSentAgain: Story = {
  parameters: answers(
    http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Invalid password' }, { status: 401 }), {
      once: true,
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent('Invalid password')
    await userEvent.click(page.getByRole('button', { name: 'LOGIN' }))
    await opens('/')
    await expect(recorder.to('/api/auth/login')).toHaveLength(2)
  },
}

/** Shows the error beside the button; keeps the values, and allows a retry. */
const failsWith =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = await logIn(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(sentence)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabelText('Email')).toHaveValue(address)
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeEnabled()
  }

/** success: false with the server's own message. */
export const RefusedWithTheServersSentence: Story = {
  parameters: answers(handlers.reply('login', { success: false, message: 'Account is disabled' })),
  play: failsWith('Account is disabled'),
}

/** An error status without a message. */
export const ServerErrorWithoutSentence: Story = {
  parameters: answers(...handlers.error(['login'], { message: '' })),
  play: failsWith('Login failed. Please check your credentials.'),
}
