import { handlers, sampleSiteSettings } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { answers, bodies, calls, enter, loading } from '@naru/app-shell/testing/storyStates'
import { adminPage } from '../testing/pages'

export default {
  title: 'Pages/Staff/Settings',
  ...adminPage('/admin/settings'),
} satisfies Meta

const theirs = { ...sampleSiteSettings.settings, legalName: 'Harbour', phone: '+94 11 999 9999' }
const saved = () => calls.to('/api/admin/settings').filter(({ method }) => method === 'PUT')

/** What is missing is named as on its field. */
export const NamesWhatIsMissing: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('The site shows placeholders')).toBeVisible()
    await expect(page.getByText(/^Please fill in: Postal address, Company that sends your emails, /)).toBeVisible()
    await expect(page.getByLabelText('Legal name')).toHaveValue('Harbour Language School (Pvt) Ltd')
    await expect(page.getByLabelText('Phone number')).toHaveValue('+94 11 234 5678')
    await expect(document.title).toBe('Settings · Admin · Naru')
  },
}

/** Everything is sent: what was there, what was typed, a translation and a card. */
export const SavesAll: Story = {
  play: async ({ canvas: page }) => {
    await enter(await page.findByLabelText('Postal address'), '12 Galle Road')
    await enter(page.getByLabelText('YouTube'), 'https://www.youtube.com/@harbour')
    await enter(page.getByLabelText('Country whose law applies'), 'Sri Lanka')
    await userEvent.click(page.getByRole('button', { name: 'Country whose law applies: other languages' }))
    const panel = within(page.getByRole('group', { name: 'Country whose law applies: other languages' }))
    await enter(panel.getByLabelText('සිංහල'), 'ශ්‍රී ලංකාව')
    const card = within(page.getByRole('group', { name: 'Card 2' }))
    await enter(card.getByLabelText('Name'), 'Tharushi S.')
    await enter(card.getByLabelText('Text'), 'Like the exam.')
    await userEvent.selectOptions(card.getByLabelText('Stars'), '4 stars')
    await enter(page.getByLabelText('Messages of visitors'), '180')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('The settings were saved.')).toBeVisible()
    await expect(saved().map(({ body }) => body)).toEqual([
      {
        settings: {
          ...sampleSiteSettings.settings,
          postalAddress: '12 Galle Road',
          youtube: 'https://www.youtube.com/@harbour',
          jurisdiction: { en: 'Sri Lanka', si: 'ශ්‍රී ලංකාව' },
          feedback: [{ username: 'Tharushi S.', content: 'Like the exam.', rating: 4 }],
          messageDays: 180,
        },
        seen: sampleSiteSettings.settings,
      },
    ])
  },
}

/** What another admin has stored meanwhile is shown, and what was typed is kept; saving again replaces only that. */
export const ShowsWhatAnotherAdminStored: Story = {
  parameters: answers(
    http.put('*/api/admin/settings', () =>
      saved().length > 1
        ? undefined
        : HttpResponse.json({ success: false, message: 'Another admin has saved the settings.' }, { status: 409 }),
    ),
    http.get('*/api/admin/settings', () =>
      saved().length === 0 ? undefined : HttpResponse.json({ ...sampleSiteSettings, settings: theirs }),
    ),
  ),
  play: async ({ canvas: page }) => {
    await userEvent.clear(await page.findByLabelText('Legal name'))
    await enter(page.getByLabelText('Legal name'), 'Harbour School')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await page.findByText('Phone number: +94 11 999 9999')).toBeVisible()
    await expect(page.queryByText('Another admin has saved the settings.')).toBeNull()
    await expect(page.getByText('Legal name: Harbour')).toBeVisible()
    await expect(page.getByLabelText('Phone number')).toHaveValue('+94 11 999 9999')
    await expect(page.getByLabelText('Legal name')).toHaveValue('Harbour School')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('The settings were saved.')).toBeVisible()
    const settings = { ...theirs, legalName: 'Harbour School', feedback: [] }
    await expect(saved().at(-1)?.body).toEqual({ settings, seen: theirs })
  },
}

/** The browser names a number outside of its bounds, and a wrong address; nothing is sent. Who leaves is asked. */
export const RejectsWrongValues: Story = {
  play: async ({ canvas: page }) => {
    await enter(await page.findByLabelText('Messages of visitors'), '7')
    await expect(page.getByText('30 to 3,650. If empty: 365.')).toBeVisible()
    await enter(page.getByLabelText('Facebook'), 'harbour')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    for (const name of ['Messages of visitors', 'Facebook']) await expect(page.getByLabelText(name)).toBeInvalid()
    await expect(saved()).toEqual([])
    const ask = spyOn(window, 'confirm').mockReturnValue(false)
    await userEvent.click(page.getByRole('link', { name: 'Plans' }))
    await expect(ask).toHaveBeenCalledWith('Your changes are not saved. Leave the page anyway?')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
}

/** What the server refuses is above the button. */
export const ShowsARefusal: Story = {
  parameters: answers(
    ...handlers.error(['saveSiteSettings'], { status: 400, message: 'facebook: write an address with https://.' }),
  ),
  play: async ({ canvas: page }) => {
    await enter(await page.findByLabelText('Facebook'), 'ftp://harbour.test')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await page.findByText('facebook: write an address with https://.')).toBeVisible()
  },
}

/** In production visitors wait for what is missing. */
export const ClosedUntilFilledIn: Story = {
  parameters: bodies({ getSiteSettings: { settings: {}, missing: ['rights'], isClosed: true } }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('This site is not open yet')).toBeVisible()
  },
}

export const Loading = loading(['getSiteSettings'])
