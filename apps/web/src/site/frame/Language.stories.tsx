import { handlers } from '@naru/api/msw'
import { createTextArea, languageNames, languages, loadAreasInUse } from '@naru/ui/language'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { getChosenLanguage, PageLanguage } from '../../shared/language'
import { fitsTheScreen } from '../../shared/testing/hardNames'
import { createCallRecorder } from '../../shared/testing/recordedCalls'
import { withoutChoice } from '../../shared/testing/withoutChoice'
import { renderSite } from '../pages/pageStory'

const requests = createCallRecorder()

const meta = {
  title: 'Pages/Language',
  render: (args: unknown, context: StoryContext) => <PageLanguage>{renderSite(args, context)}</PageLanguage>,
  beforeEach: [requests.clear, withoutChoice],
  parameters: {
    layout: 'fullscreen',
    site: { path: '/contact' },
    msw: { handlers: [requests.handler, ...handlers.ok()] },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

const openMenu = async (canvasElement: HTMLElement, name = 'Language and appearance') => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  const menu = await screen.findByRole('menu', { name })
  await waitFor(() => expect(menu).toBeVisible())
  return within(menu)
}

/** The names in their own language; the current one is marked. English has no drafts. */
export const MenuInEnglish: Story = {
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement)
    const names = within(menu.getByRole('group', { name: 'Language' })).getAllByRole('menuitemradio')
    await expect(names.map((name) => name.textContent)).toEqual(languages.map((language) => languageNames[language]))
    await expect(names.map((name) => name.querySelector('[lang]')?.getAttribute('lang'))).toEqual([...languages])
    await expect(names[0]).toBeChecked()
    await expect(menu.queryByRole('menuitem')).toBeNull()
  },
}

const drafts = {
  ko: ['언어와 화면 설정', '번역 초안입니다. 오류 알리기'],
  si: ['භාෂාව සහ පෙනුම', 'කෙටුම්පත් පරිවර්තනයකි. වරදක් දන්වන්න'],
  ta: ['மொழியும் தோற்றமும்', 'வரைவு மொழிபெயர்ப்பு. பிழையை அறிவிக்க'],
} as const

const menuIn = (language: keyof typeof drafts): Story => ({
  globals: { ...phone, language },
  play: async ({ canvasElement }) => {
    const [name, draft] = drafts[language]
    const menu = await openMenu(canvasElement, name)
    await expect(menu.getByRole('menuitemradio', { name: languageNames[language] })).toBeChecked()
    await expect(menu.getByRole('menuitem', { name: draft })).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
})

/** The draft is named below the names. */
export const MenuInKorean = menuIn('ko')
/** The draft is named below the names. */
export const MenuInSinhala = menuIn('si')
/** The draft is named below the names. */
export const MenuInTamil = menuIn('ta')

/** The texts change in place: the form keeps its input, the button its focus. Nothing is sent for a visitor. */
export const ChoosingKeepsInputAndFocus: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
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
    await expect(requests.to('/api/user/language')).toEqual([])
  },
}

/** A learner's account is told. */
export const ChoosingTellsTheAccount: Story = {
  parameters: { site: { path: '/contact', isLoggedIn: true } },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement)
    await userEvent.click(menu.getByRole('menuitemradio', { name: languageNames.ta }))
    await within(canvasElement).findByRole('button', { name: 'மொழியும் தோற்றமும்' })
    await waitFor(() =>
      expect(requests.to('/api/user/language').map(({ method, body }) => [method, body])).toEqual([
        ['PUT', { language: 'ta' }],
      ]),
    )
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
  await userEvent.type(dialog.getByRole('textbox'), 'A wrong word')
  await userEvent.click(dialog.getByRole('button', { name: 'යවන්න' }))
}

/** Page and language are sent with the words. Closing returns the focus to the menu's button. */
export const ReportIsSent: Story = {
  globals: { ...phone, language: 'si' },
  play: async ({ canvasElement }) => {
    const dialog = await openReport(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'යවන්න' }))
    await expect(dialog.getByRole('textbox')).toBeInvalid()
    await sendReport(dialog)
    await expect(await dialog.findByText('ස්තුතියි. ඔබේ වාර්තාව යවන ලදී.')).toBeVisible()
    await expect(requests.to('/api/translation-reports').map(({ body }) => body)).toEqual([
      { language: 'si', page: window.location.pathname, message: 'A wrong word' },
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'භාෂාව සහ පෙනුම' })).toHaveFocus())
  },
}

/** The button waits while the report is sent. */
export const ReportIsBeingSent: Story = {
  globals: { language: 'si' },
  parameters: {
    msw: { handlers: [http.post('*/api/translation-reports', () => delay('infinite')), ...handlers.ok()] },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openReport(canvasElement)
    await sendReport(dialog)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'යවන්න' })).toHaveAttribute('data-pending'))
  },
}

/** A refused report shows the server's sentence; its words stay. */
export const ReportIsRefused: Story = {
  globals: { language: 'si' },
  parameters: {
    msw: {
      handlers: [
        ...handlers.error(['reportTranslation'], { status: 429, message: 'Too many reports.' }),
        ...handlers.ok(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openReport(canvasElement)
    await sendReport(dialog)
    await expect(await dialog.findByText('Too many reports.')).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveValue('A wrong word')
  },
}

/** Without a connection the words stay, also while the dialog is closed. */
export const ReportWithoutConnection: Story = {
  globals: { ...phone, language: 'si' },
  parameters: { msw: { handlers: [...handlers.offline(['reportTranslation']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const dialog = await openReport(canvasElement)
    await sendReport(dialog)
    await expect(await dialog.findByText('ඔබේ වාර්තාව යවා නැත.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'අවලංගු කරන්න' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await openReport(canvasElement)).getByRole('textbox')).toHaveValue('A wrong word')
  },
}

/** A browser of these languages, in the order of preference. */
const browserOf = (tags: readonly string[]) => () => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: tags })
  return () => void Reflect.deleteProperty(navigator, 'languages')
}

const suggestion = (language: keyof typeof drafts, words: string, accept: string): Story => ({
  beforeEach: browserOf([`${language}-LK`, 'en']),
  globals: phone,
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('region', { name: accept })
    await expect(line).toHaveAttribute('lang', language)
    await expect(within(line).getByText(words)).toBeVisible()
    await expect(document.documentElement.lang).toBe('en')
    await expect(fitsTheScreen()).toBe(true)
  },
})

/** Korean is offered, in Korean. */
export const SuggestionInKorean = suggestion('ko', '이 사이트를 한국어로 볼 수 있습니다.', '한국어로 보기')
/** Sinhala is offered, in Sinhala. */
export const SuggestionInSinhala = suggestion('si', 'මෙම වෙබ් අඩවිය සිංහලෙන් කියවිය හැක.', 'සිංහලෙන් කියවන්න')
/** Tamil is offered, in Tamil. */
export const SuggestionInTamil = suggestion('ta', 'இந்தத் தளத்தைத் தமிழில் வாசிக்கலாம்.', 'தமிழில் வாசிக்க')

/** Its button shows the page in the language. */
export const SuggestionIsTaken: Story = {
  beforeEach: browserOf(['ko']),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: '한국어로 보기' }))
    await page.findByRole('button', { name: '언어와 화면 설정' })
    await expect(page.queryByRole('region', { name: '한국어로 보기' })).toBeNull()
    await expect(getChosenLanguage()).toBe('ko')
  },
}

/** Closing it chooses English. */
export const SuggestionIsClosed: Story = {
  beforeEach: browserOf(['ko']),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: '영어로 계속 보기' }))
    await waitFor(() => expect(page.queryByRole('region', { name: '한국어로 보기' })).toBeNull())
    await expect([getChosenLanguage(), document.documentElement.lang]).toEqual(['en', 'en'])
  },
}

/** Pages that are not public offer nothing. */
export const NoSuggestionBeyondPublicPages: Story = {
  beforeEach: browserOf(['ko']),
  parameters: { site: { path: '/login' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText('Email')
    await expect(within(canvasElement).queryByRole('region', { name: '한국어로 보기' })).toBeNull()
  },
}

/** Requests of the area below fail while true. */
let isBroken = true
const breakable = createTextArea('breakable', {
  en: async () => ({ text: {} }),
  ta: async () => {
    if (isBroken) throw new TypeError('Failed to fetch')
    return { text: {} }
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const note = await page.findByText('சில உரைகளை ஏற்ற முடியவில்லை. அவை ஆங்கிலத்தில் உள்ளன.')
    await expect(note).toBeVisible()
    isBroken = false
    await userEvent.click(page.getByRole('button', { name: 'மீண்டும் முயல்க' }))
    await waitFor(() => expect(note).not.toBeInTheDocument())
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
