import { handlers } from '@naru/api/msw'
import { languageNames, languages } from '@naru/api/languages'
import { createTextArea, loadAreasInUse } from '@naru/ui/language'
import type { Meta, StoryContext, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { getChosenLanguage, PageLanguage, showLanguage } from '@naru/app-shell/language'
import { fitsTheScreen } from '@naru/app-shell/testing/hardNames'
import { withoutChoice } from '@naru/app-shell/testing/withoutChoice'
import { answers, calls, serverAnswers, enter } from '@naru/app-shell/testing/storyStates'
import { renderSite } from '../pageStory'

export default {
  title: 'Pages/On every page/Language',
  render: (args: unknown, context: StoryContext) => <PageLanguage>{renderSite(args, context)}</PageLanguage>,
  beforeEach: withoutChoice,
  parameters: {
    layout: 'fullscreen',
    site: { path: '/contact' },
    ...answers(),
  },
} satisfies Meta

const phone = { viewport: { value: 'phone' } }

const openMenu = async (canvasElement: HTMLElement, name = 'Language and appearance') => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  const menu = await screen.findByRole('menu', { name })
  await waitFor(() => expect(menu).toBeVisible())
  return within(menu)
}

/** The names in their own language; the current one is marked. English has no drafts, but a mistake can be reported. */
export const MenuInEnglish: Story = {
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement)
    const names = within(menu.getByRole('group', { name: 'Language' })).getAllByRole('menuitemradio')
    await expect(names.map((name) => name.textContent)).toEqual(languages.map((language) => languageNames[language]))
    await expect(names.map((name) => name.querySelector('[lang]')?.getAttribute('lang'))).toEqual([...languages])
    await expect(names[0]).toBeChecked()
    await expect(menu.getByRole('menuitem', { name: 'Report a mistake in a text' })).toBeVisible()
  },
}

const drafts = {
  ko: ['언어와 화면 설정', '번역 초안입니다. 오류 알리기'],
  si: ['භාෂාව සහ පෙනුම', 'කෙටුම්පත් පරිවර්තනයකි. වරදක් දන්වන්න'],
  ta: ['மொழியும் தோற்றமும்', 'வரைவு மொழிபெயர்ப்பு. பிழையை அறிவிக்க'],
} as const

/** The draft is named below the names, in each language. */
export const MenuInKorean: Story = {
  globals: { ...phone, language: 'ko' },
  play: async ({ canvasElement }) => {
    for (const language of ['ko', 'si', 'ta'] as const) {
      const [name, draft] = drafts[language]
      await showLanguage(language)
      const menu = await openMenu(canvasElement, name)
      await expect(menu.getByRole('menuitemradio', { name: languageNames[language] })).toBeChecked()
      await expect(menu.getByRole('menuitem', { name: draft })).toBeVisible()
      await expect(fitsTheScreen()).toBe(true)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
  },
}
/** The texts change in place: the form keeps its input, the button its focus. Nothing is sent for a visitor. */
export const ChoosingKeepsInputAndFocus: Story = {
  play: async ({ canvas: page }) => {
    const field = await page.findByLabelText('First name')
    await userEvent.type(field, 'Nimal')
    page.getByRole('button', { name: 'Language and appearance' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu', { name: 'Language and appearance' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    const button = await page.findByRole('button', { name: 'භාෂාව සහ පෙනුම' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(field).toBeInTheDocument()
    await expect(field).toHaveValue('Nimal')
    await expect([document.documentElement.lang, getChosenLanguage()]).toEqual(['si', 'si'])
    await expect(calls.to('/api/user/language')).toEqual([])
  },
}

const openReport = async (canvasElement: HTMLElement) => {
  const menu = await openMenu(canvasElement, drafts.si[0])
  await userEvent.click(menu.getByRole('menuitem'))
  const dialog = await screen.findByRole('dialog', { name: 'වරදක් දන්වන්න' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

const sendReport = async (dialog: ReturnType<typeof within>) => {
  await enter(dialog.getByRole('textbox'), 'A wrong word')
  await userEvent.click(dialog.getByRole('button', { name: 'යවන්න' }))
}

/** Page, language and the key of the chosen text are sent with the words. Closing returns the focus to the menu's button. */
export const ReportIsSent: Story = {
  globals: { ...phone, language: 'si' },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openReport(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'යවන්න' }))
    await expect(dialog.getByRole('textbox')).toBeInvalid()
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'පණිවිඩය යවන්න')
    await sendReport(dialog)
    await expect(await dialog.findByText('ස්තුතියි. ඔබේ වාර්තාව යවන ලදී.')).toBeVisible()
    await expect(calls.to('/api/translation-reports').map(({ body }) => body)).toEqual([
      { language: 'si', page: window.location.pathname, keys: ['account.contact.submit'], message: 'A wrong word' },
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'භාෂාව සහ පෙනුම' })).toHaveFocus())
  },
}

/** A refusal shows the server's sentence. Without a connection the words stay, also for the tab's next document; sent ones go. */
export const ReportWithoutConnection: Story = {
  globals: { ...phone, language: 'si' },
  parameters: answers(...handlers.error(['reportTranslation'], { status: 429, message: 'Too many reports.' })),
  play: async ({ canvasElement }) => {
    const dialog = await openReport(canvasElement)
    await sendReport(dialog)
    await expect(await dialog.findByText('Too many reports.')).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveValue('A wrong word')
    serverAnswers(...handlers.offline(['reportTranslation']))
    await userEvent.click(dialog.getByRole('button', { name: 'යවන්න' }))
    await expect(await dialog.findByText('ඔබේ වාර්තාව යවා නැත.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'අවලංගු කරන්න' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(Object.values(sessionStorage)).toContain('A wrong word')
    serverAnswers(...handlers.ok())
    const reopened = await openReport(canvasElement)
    await expect(reopened.getByRole('textbox')).toHaveValue('A wrong word')
    await userEvent.click(reopened.getByRole('button', { name: 'යවන්න' }))
    await reopened.findByText('ස්තුතියි. ඔබේ වාර්තාව යවන ලදී.')
    await expect(Object.values(sessionStorage)).not.toContain('A wrong word')
  },
}

/** A browser of these languages, in the order of preference. */
const browserOf = (tags: readonly string[]) => () => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: tags })
  return () => void Reflect.deleteProperty(navigator, 'languages')
}

/** Closing it chooses English. */
export const SuggestionIsClosed: Story = {
  beforeEach: browserOf(['ko']),
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: '영어로 계속 보기' }))
    await waitFor(() => expect(page.queryByRole('region', { name: '한국어로 보기' })).toBeNull())
    await expect([getChosenLanguage(), document.documentElement.lang]).toEqual(['en', 'en'])
  },
}

/** Pages that are not public offer nothing. */
export const NoSuggestionBeyondPublicPages: Story = {
  beforeEach: browserOf(['ko']),
  parameters: { site: { path: '/login' } },
  play: async ({ canvas: page }) => {
    await page.findByLabelText('Email')
    await expect(page.queryByRole('region', { name: '한국어로 보기' })).toBeNull()
  },
}

/** Requests of the area below fail while true. */
let isBroken = true
const breakable = createTextArea({
  'en/breakable.json': async () => ({ default: {} }),
  'ta/breakable.json': async () => {
    if (isBroken) throw new TypeError('Failed to fetch')
    return { default: {} }
  },
})

/** Texts that could not be loaded are named; the retry loads them. */
export const PartlyEnglishThenLoaded: Story = {
  globals: { ...phone, language: 'ta' },
  beforeEach: async () => {
    isBroken = true
    await breakable.load('ta')
    return async () => {
      isBroken = false
      await loadAreasInUse('ta')
    }
  },
  play: async ({ canvas: page }) => {
    const note = await page.findByText('சில உரைகளை ஏற்ற முடியவில்லை. அவை ஆங்கிலத்தில் உள்ளன.')
    await expect(note).toBeVisible()
    isBroken = false
    await userEvent.click(page.getByRole('button', { name: 'மீண்டும் முயல்க' }))
    await waitFor(() => expect(note).not.toBeInTheDocument())
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
