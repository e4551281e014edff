import { handlers, okBodies, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, calls, enter, failed, loading, leadsTo } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'

export default {
  title: 'Pages/Profile/Edit the profile',
  ...sitePage({ path: '/editprofile', isLoggedIn: true }),
} satisfies Meta

const picture = () =>
  new File(
    ['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'],
    'me.svg',
    {
      type: 'image/svg+xml',
    },
  )
const notAnImage = 'This file cannot be shown as an image. Please choose an image file, such as JPEG or PNG.'
const failure = 'Failed to load your profile. Please try again later.'

/** The bodies of the changes. */
const changes = () => calls.to('/api/user/profile').flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))

const saved = async () => {
  const alert = await screen.findByRole('alertdialog', { name: 'Profile updated successfully!' })
  await waitFor(() => expect(alert).toBeVisible())
  await userEvent.click(within(alert).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** Sends what has changed, and nothing else. */
export const OwnProfileIsSaved: Story = {
  tags: ['picture', 'languages'],
  play: async ({ canvas: page }) => {
    const address = await page.findByLabelText('Address')
    await expect(address).toHaveValue('7 Galle Road, Colombo')
    await expect(page.getByLabelText('Email')).toHaveAttribute('readonly')
    await leadsTo(page, 'write to us', '/contact')
    await userEvent.clear(address)
    await userEvent.clear(page.getByLabelText(/^First name/))
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(page.getByLabelText(/^First name/)).toBeInvalid()
    await expect(changes()).toEqual([])
    await enter(page.getByLabelText(/^First name/), 'Kamala')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await saved()
    await expect(changes()).toEqual([{ address: '', name: 'Kamala' }])
  },
}

/** Sends a small square of the chosen picture; takes it away again. */
export const APictureIsChosenAndRemoved: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.upload(await page.findByLabelText(/^Profile image/), picture())
    await expect(await page.findByRole('img', { name: 'Your profile image' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await saved()
    // What is saved, or as it was, is not sent again.
    await userEvent.type(page.getByLabelText('Address'), '!{Backspace}')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await saved()
    await expect(changes()).toEqual([{ picture: expect.stringMatching(/^[A-Za-z0-9+/]+={0,2}$/) }, {}])
    await userEvent.click(page.getByRole('button', { name: 'Remove the image' }))
    await expect(page.queryByRole('img', { name: 'Your profile image' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await saved()
    await expect(changes().at(-1)).toEqual({ picture: '' })
  },
}

/** A refused change stays in the form, with the server's sentence beside the button. */
export const RefusedChangeStaysInTheForm: Story = {
  parameters: answers(
    ...handlers.error(['changeProfile'], { status: 400, message: 'Enter the day on which you were born.' }),
  ),
  play: async ({ canvas: page }) => {
    const address = await page.findByLabelText('Address')
    await enter(address, ', Sri Lanka')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await page.findByText('Enter the day on which you were born.')).toBeVisible()
    await expect(address).toHaveValue('7 Galle Road, Colombo, Sri Lanka')
  },
}

export const Loading = loading(['getProfile'], 'Loading profile…')
export const FailsThenLoads = failed(['getProfile'], failure, 'Back to Profile')

const withoutTheCall = answers(...handlers.withoutExtensions())

/** An API that keeps no profile: sample values in every field; the Student ID is a fixed value. */
export const FieldsAreFilledWithSamples: Story = {
  parameters: withoutTheCall,
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible()
    await expect(await page.findByLabelText('First name')).toHaveValue('Nimal')
    await expect(page.getByLabelText('Last name')).toHaveValue('Perera')
    await expect(page.getByLabelText('Date of birth')).toHaveValue('2000-05-14')
    await expect(page.getByLabelText('Contact number')).toHaveValue('+94 77 123 4567')
    await expect(page.getByLabelText('Email')).toHaveValue('nimal.perera@example.com')
    await expect(page.getByLabelText('Address')).toHaveValue('12 Lake Road, Kandy')
    await expect(page.getByText('Student ID')).toBeVisible()
    await expect(await page.findByText('65F1C0A')).toBeVisible()
    await expect(page.queryByLabelText('Student ID')).toBeNull()
    await expect(document.title).toBe('Edit Profile · Naru')
  },
}

/** Empty and invalid values of the samples are accepted. Save shows an alert and does nothing else. */
export const SaveOnlyShowsTheAlert: Story = {
  parameters: withoutTheCall,
  play: async ({ canvas: page }) => {
    const email = await page.findByLabelText('Email')
    await userEvent.clear(page.getByLabelText('First name'))
    await userEvent.clear(page.getByLabelText('Date of birth'))
    await userEvent.clear(email)
    await enter(email, 'no address')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await saved()
    await waitFor(() => expect(page.getByRole('button', { name: 'Save' })).toHaveFocus())
    await expect(email).toHaveValue('no address')
    await expect(changes()).toEqual([])
  },
}

/** Previews the chosen picture. Rejects a file that is not an image, and keeps the previous picture. */
export const FileThatIsNoImage: Story = {
  parameters: withoutTheCall,
  play: async ({ canvas: page }) => {
    const input = await page.findByLabelText(/^Profile image/)
    await userEvent.upload(input, picture())
    const preview = await page.findByRole('img', { name: 'Your profile image' })
    await waitFor(() => expect(preview).toHaveProperty('naturalWidth', 256))
    await userEvent.upload(input, new File(['Dear Sir or Madam'], 'letter.png', { type: 'image/png' }))
    await expect(await page.findByText(notAnImage)).toBeVisible()
    await expect(input).toHaveAccessibleDescription(notAnImage)
    await expect(preview).toBeVisible()
    await userEvent.upload(input, picture())
    await waitFor(() => expect(page.queryByText(notAnImage)).toBeNull())
    await expect(changes()).toEqual([])
  },
}

export const SamplesWithoutDataShowTheSampleId: Story = {
  parameters: answers(...handlers.error(['getUserData']), ...handlers.withoutExtensions()),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('NARU007')).toBeVisible()
  },
}

/** Long values and other scripts stay in their fields. */
export const LongValuesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: bodies({
    getUserData: { ...sampleUser, userId: hardNames.long },
    getProfile: { ...okBodies.getProfile, email: hardNames.long, address: `${hardNames.words} ${hardNames.emoji}` },
  }),
  play: async ({ canvas: page }) => {
    for (const [label, value] of [
      [/^First name/, hardNames.long],
      [/^Last name/, hardNames.sinhala],
    ] as const) {
      const input = await page.findByLabelText(label)
      await userEvent.clear(input)
      await enter(input, value)
      await expect(input).toHaveValue(value)
    }
    await expect(fitsTheScreen()).toBe(true)
  },
}
