import { handlers, sampleUser } from '@naru/api/msw'
import { languageNames } from '@naru/api/languages'
import type { Meta, StoryContext, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { getChosenLanguage, PageLanguage } from '@naru/app-shell/language'
import { withoutChoice } from '@naru/app-shell/testing/withoutChoice'
import { bodies, calls } from '@naru/app-shell/testing/storyStates'
import english from '../../frame/text/en/student.json'
import korean from '../../frame/text/ko/student.json'
import si from '@naru/app-shell/text/si/shared.json'
import student from '../../frame/text/si/student.json'
import { renderSite } from '../../frame/pageStory'

const stored = handlers.ok({ getUserData: { ...sampleUser, language: 'ko' } })

export default {
  title: 'Pages/Profile/Language',
  render: (args: unknown, context: StoryContext) => <PageLanguage>{renderSite(args, context)}</PageLanguage>,
  beforeEach: withoutChoice,
  parameters: {
    layout: 'fullscreen',
    site: { path: '/profile', isLoggedIn: true },
    msw: { handlers: [calls.handler, ...stored] },
  },
} satisfies Meta

/** In English, or in the language of the account, which the page takes when it has loaded. */
const findSetting = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('combobox', {
    name: new RegExp(`${english.profile.language}|${korean.profile.language}`),
  })

/** Shows what the account stores; a choice is stored there and on the device, and the page changes. */
export const ChoiceIsSaved: Story = {
  play: async ({ canvas: page, canvasElement }) => {
    const setting = await findSetting(canvasElement)
    await waitFor(() => expect(setting).toHaveValue('ko'))
    await userEvent.selectOptions(setting, languageNames.ta)
    await expect(await page.findByText('சேமிக்கப்பட்டது.')).toBeVisible()
    await expect(setting).toHaveValue('ta')
    await expect(getChosenLanguage()).toBe('ta')
    await expect(calls.to('/api/user/language').map(({ body }) => body)).toEqual([{ language: 'ta' }])
  },
}

/** The page says that its translation is a draft, and takes a report. English has no drafts. */
export const DraftCanBeReported: Story = {
  parameters: bodies({ getUserData: { ...sampleUser, language: 'si' } }),
  play: async ({ canvas: page, canvasElement }) => {
    await userEvent.click(await page.findByRole('button', { name: si.nav.draftTranslation }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.selectOptions(
      await page.findByRole('combobox', { name: student.profile.language }),
      languageNames.en,
    )
    await findSetting(canvasElement)
    await waitFor(() => expect(page.queryByRole('button', { name: /Draft translation/ })).toBeNull())
  },
}

/** The account still has the language of before; the page of this device changes. */
export const ChoiceIsNotSaved: Story = {
  parameters: { msw: { handlers: [...handlers.error(['setLanguage']), ...stored] } },
  play: async ({ canvasElement }) => {
    const setting = await findSetting(canvasElement)
    await waitFor(() => expect(setting).toHaveValue('ko'))
    await userEvent.selectOptions(setting, languageNames.si)
    await waitFor(() => expect(setting).toBeInvalid())
    await expect(setting).toHaveValue('ko')
    await waitFor(() => expect(document.documentElement.lang).toBe('si'))
  },
}
