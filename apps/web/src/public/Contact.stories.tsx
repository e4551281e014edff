import { handlers, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers, calls, serverAnswers, enter } from '@naru/app-shell/testing/storyStates'
import { placeholders } from '@naru/api/operator'
import { sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/First visit/Contact',
  ...sitePage({ path: '/contact' }),
} satisfies Meta

const message = {
  firstName: 'Nimali',
  lastName: 'Perera',
  contactNumber: '077 123 4567',
  email: 'nimali@example.com',
  message: 'When is the next mock exam?',
}
const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  contactNumber: 'Contact number',
  email: 'Email',
  message: 'Message',
} as const
const fields = ['firstName', 'lastName', 'contactNumber', 'email', 'message'] as const

const sent = () => calls.to('/api/contact').map(({ body }) => body)

const write = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await page.findByRole('heading', { level: 1, name: 'Contact Us' })
  for (const name of fields) await enter(page.getByRole('textbox', { name: labels[name] }), message[name])
  await userEvent.click(page.getByRole('button', { name: 'Send Message' }))
  return page
}

/** Heading, subtext, phone, email, three networks, and five required fields. */
export const ShowsEveryWayToReachUs: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    await expect(page.getByText('We will reach you soon!')).toBeVisible()
    await expect(page.getByRole('link', { name: placeholders.phone })).toHaveAttribute('href', 'tel:+94000000000')
    await expect(page.getByRole('link', { name: placeholders.email })).toHaveAttribute(
      'href',
      `mailto:${placeholders.email}`,
    )
    const networks = within(page.getByRole('list', { name: 'Social networks' }))
    await expect(networks.getAllByRole('link')).toHaveLength(3)
    for (const name of fields) await expect(page.getByRole('textbox', { name: labels[name] })).toBeRequired()
  },
}

/** The browser rejects an empty form, whose first field gets the focus. Sends the five fields, then clears the form. */
export const Sent: Story = {
  play: async ({ canvas: page, canvasElement }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Send Message' }))
    const first = page.getByRole('textbox', { name: 'First name' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toBeInvalid()
    await expect(sent()).toEqual([])
    await write(canvasElement)
    await expect(await page.findByText('Your message was sent. We will reach you soon!')).toBeVisible()
    await expect(sent()).toEqual([message])
    for (const name of fields) await expect(page.getByRole('textbox', { name: labels[name] })).toHaveValue('')
  },
}

/** Fills in what is known of the user; what is typed replaces it. */
export const LoggedIn: Story = {
  parameters: { site: { isLoggedIn: true } },
  play: async ({ canvas: page }) => {
    const field = (name: keyof typeof labels) => page.getByRole('textbox', { name: labels[name] })
    await page.findByRole('heading', { level: 1, name: 'Contact Us' })
    await waitFor(() => expect(field('firstName')).toHaveValue(sampleUser.name))
    await expect(field('lastName')).toHaveValue(sampleUser.lName)
    await expect(field('contactNumber')).toHaveValue(sampleUser.phone)
    await userEvent.clear(field('email'))
    await enter(field('email'), message.email)
    await enter(field('message'), message.message)
    await userEvent.click(page.getByRole('button', { name: 'Send Message' }))
    await expect(await page.findByText('Your message was sent. We will reach you soon!')).toBeVisible()
    await expect(sent()).toMatchObject([{ firstName: sampleUser.name, email: message.email }])
    await expect(field('email')).toHaveValue(sampleUser.email)
    await expect(field('message')).toHaveValue('')
  },
}

/** Pending: further presses are ignored. */
export const Sending: Story = {
  parameters: answers(...handlers.loading(['sendContactMessage'])),
  play: async ({ canvasElement }) => {
    const page = await write(canvasElement)
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled()
  },
}

/**
 * The server rejects with a message, also with status 200, or has no such call: shows why, with phone and email; keeps the
 * values.
 */
export const Refused: Story = {
  parameters: answers(
    ...handlers.error(['sendContactMessage'], { status: 400, message: 'Please enter a valid email' }),
  ),
  play: async ({ canvas: page, canvasElement }) => {
    await write(canvasElement)
    const notSent = async (reason: string) => {
      await page.findByText(reason)
      const alert = within(page.getByRole('alert'))
      await expect(alert.getByText('Your message was not sent.')).toBeVisible()
      await expect(alert.getByText(reason)).toBeVisible()
      await expect(alert.getByRole('link', { name: placeholders.phone })).toBeVisible()
      await expect(alert.getByRole('link', { name: placeholders.email })).toBeVisible()
      for (const name of fields) {
        await expect(page.getByRole('textbox', { name: labels[name] })).toHaveValue(message[name])
      }
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
    }
    await notSent('Please enter a valid email')
    serverAnswers(handlers.reply('sendContactMessage', { success: false, message: 'The post box is full.' }))
    await userEvent.click(page.getByRole('button', { name: 'Send Message' }))
    await notSent('The post box is full.')
    serverAnswers(...handlers.withoutExtensions())
    await userEvent.click(page.getByRole('button', { name: 'Send Message' }))
    await notSent('Messages cannot be sent from here right now.')
  },
}
