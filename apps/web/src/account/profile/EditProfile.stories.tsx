import { sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { bodies, refused, enter } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'

/** Called for every request of the page. */
const sent = fn()
const sends = (['post', 'put', 'patch', 'delete'] as const).map((method) =>
  http[method]('*', ({ request }) => {
    sent(request.url)
    return HttpResponse.json({})
  }),
)

const meta = {
  title: 'Pages/Edit profile',
  beforeEach: () => void sent.mockClear(),
  ...sitePage({ path: '/editprofile', isLoggedIn: true }, ...sends),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const picture = () =>
  new File(
    ['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'],
    'me.svg',
    {
      type: 'image/svg+xml',
    },
  )
const notAnImage = 'This file cannot be shown as an image. Please choose an image file, such as JPEG or PNG.'

/** Sample values in every field; the Student ID is a fixed value. */
export const FieldsAreFilledWithSamples: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible()
    await expect(page.getByLabelText('First name')).toHaveValue('Nimal')
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

/** Empty and invalid values are accepted. Save shows an alert and does nothing else. */
export const SaveOnlyShowsTheAlert: Story = {
  play: async ({ canvas: page }) => {
    const email = await page.findByLabelText('Email')
    await userEvent.clear(page.getByLabelText('First name'))
    await userEvent.clear(page.getByLabelText('Date of birth'))
    await userEvent.clear(email)
    await enter(email, 'no address')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    const alert = await screen.findByRole('alertdialog', { name: 'Profile updated successfully!' })
    await waitFor(() => expect(alert).toBeVisible())
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(page.getByRole('button', { name: 'Save' })).toHaveFocus())
    await expect(email).toHaveValue('no address')
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** Previews the chosen picture, without sending it. Rejects a file that is not an image, and keeps the previous picture. */
export const FileThatIsNoImage: Story = {
  play: async ({ canvas: page }) => {
    const input = await page.findByLabelText(/^Profile image/)
    await userEvent.upload(input, picture())
    const preview = await page.findByRole('img', { name: 'Your profile image' })
    await waitFor(() => expect(preview).toHaveProperty('naturalWidth', 8))
    await expect(preview).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    await userEvent.upload(input, new File(['Dear Sir or Madam'], 'letter.png', { type: 'image/png' }))
    await expect(await page.findByText(notAnImage)).toBeVisible()
    await expect(input).toHaveAccessibleDescription(notAnImage)
    await expect(preview).toBeVisible()
    await userEvent.upload(input, picture())
    await waitFor(() => expect(page.queryByText(notAnImage)).toBeNull())
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const WithoutDataShowsTheSampleId = refused(['getUserData'], {}, 'NARU007')

/** Long values and other scripts stay in their fields. */
export const LongValuesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: bodies({ getUserData: { ...sampleUser, userId: hardNames.long } }),
  play: async ({ canvas: page }) => {
    for (const [label, value] of [
      ['First name', hardNames.long],
      ['Last name', hardNames.sinhala],
      ['Address', `${hardNames.words} ${hardNames.korean} ${hardNames.emoji}`],
    ] as const) {
      const input = await page.findByLabelText(label)
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste(value)
      await expect(input).toHaveValue(value)
    }
    await expect(fitsTheScreen()).toBe(true)
  },
}
