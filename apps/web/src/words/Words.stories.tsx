import type { WordCard } from '@naru/api'
import { handlers, okBodies } from '@naru/api/msw'
import type { SpokenWord, WordSound } from '@naru/exam-kit/internal/wordSound'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { answers, calls, failed, leadsTo, serverAnswers } from '@naru/app-shell/testing/storyStates'
import { storesAnswers } from '../practice/storyParts'
import { opens, sitePage } from '../frame/pageStory'

const play = fn<(word: SpokenWord) => void>()
const voice: WordSound = { kindOf: () => 'voice', play, stop: () => undefined, subscribe: () => () => undefined }
const silent: WordSound = { ...voice, kindOf: () => 'none' }

const { today, words } = okBodies.getWordPractice
const [first] = words
const [, country] = okBodies.listWords
/** A new word to choose, and two known ones: one to hear and one to type. */
const cards: WordCard[] =
  first === undefined || country === undefined
    ? []
    : [
        first,
        { ...first, isNew: false, word: country, mode: 'listening', choices: [first.word, ...first.choices.slice(1)] },
        { ...first, isNew: false, word: { ...country, id: 'w' }, mode: 'typing' },
      ]
const practice = handlers.reply('getWordPractice', { today, begunToday: 0, words: cards })

/** What was sent, answer by answer. */
const sent = () => calls.to('/api/practice/answers').map(({ body }) => body)
const answered = (item: string, mode: string, answer: string) => ({
  answers: [expect.objectContaining({ kind: 'word', item, mode, answer })],
})

const unit = { site: { path: '/words', search: '?unit=1', isLoggedIn: true, wordSound: voice } }

export default {
  title: 'Pages/Practice/Words',
  ...sitePage({ path: '/words', isLoggedIn: true, wordSound: voice }, practice, storesAnswers),
  beforeEach: () => {
    localStorage.removeItem('naru.words')
    play.mockClear()
  },
} satisfies Meta

/** A run through a unit with the keyboard alone: a new word is shown, then asked; what was wrong comes again. */
export const AsksEachWordAndSendsEachAnswer: Story = {
  parameters: unit,
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { name: '3 words, about 1 minute.' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Start' }))
    const shown = await page.findByRole('region', { name: 'New word' })
    await expect(shown).toHaveTextContent('이름')
    await waitFor(() => expect(page.getByRole('button', { name: 'Next' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('button', { name: 'Listen' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(play).toHaveBeenCalledWith(expect.objectContaining({ korean: '나라' }))
    await userEvent.click(page.getByRole('button', { name: 'I do not know' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('[KeyS][KeyK][KeyF][KeyK]{Enter}')
    await expect(page.getByText('Right')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('heading', { name: 'What does this word mean? 이름' })).toHaveFocus())
    const right = page.getAllByRole('button').find(({ textContent }) => textContent.endsWith('name'))
    await userEvent.keyboard(right?.textContent.slice(0, 1) ?? '')
    await expect(page.getByText('Right')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByText('Once more')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /country$/ }))
    await userEvent.click(page.getByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(page.getByRole('heading', { name: 'Well done' })).toHaveFocus())
    await expect(page.getByRole('progressbar', { name: 'Words' })).toHaveAttribute('aria-valuetext', '2 of 3 right')
    await expect(page.getByText('1 more right when it came again')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Listen: 나라' })).toBeVisible()
    await waitFor(() =>
      // Answers that are given while others are sent go together.
      expect(sent().flatMap((body) => Object(body).answers)).toEqual([
        ...answered('w01-02', 'listening', '').answers,
        ...answered('w', 'typing', '나라').answers,
        ...answered('w01-01', 'meaning', 'w01-01').answers,
      ]),
    )
    await userEvent.click(page.getByRole('button', { name: 'Back to all words' }))
    await expect(await page.findByRole('button', { name: 'Start' })).toBeVisible()
  },
}

/** Those of the day are part of today's run. */
export const WordsOfTheDayAreInTodaysRun: Story = {
  play: async ({ canvas: page }) => {
    await leadsTo(page, 'Go to today’s run', '/practice/today')
  },
}

/** On a slow line: the learner becomes known after the words, and no answer is given to nobody. */
export const StartsOnceTheLearnerIsKnown: Story = {
  beforeEach: () => localStorage.removeItem('userId'),
  parameters: {
    ...unit,
    ...answers(
      http.get('*/api/user/data', async () => {
        await delay(100)
        return HttpResponse.json(okBodies.getUserData)
      }),
      handlers.reply('getWordPractice', { today, begunToday: 0, words: cards.slice(1, 2) }),
      storesAnswers,
    ),
  },
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Start' }))
    await userEvent.click(await page.findByRole('button', { name: 'I do not know' }))
    await waitFor(() => expect(sent().flatMap((body) => Object(body).answers)).toHaveLength(1))
  },
}

/** Without a sound, a word of listening is asked by its Korean, and the answer says so. */
export const WithoutASoundNothingIsAskedByListening: Story = {
  parameters: {
    site: { ...unit.site, wordSound: silent },
    ...answers(handlers.reply('getWordPractice', { today, begunToday: 0, words: cards.slice(1, 2) }), storesAnswers),
  },
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Start' }))
    await expect(await page.findByRole('heading', { name: 'What does this word mean? 나라' })).toBeVisible()
    await expect(page.getByText('No sound on this device')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'I do not know' }))
    await waitFor(() => expect(sent()).toEqual([answered('w01-02', 'meaning', '')]))
  },
}

/** A unit's words are listed, with meanings in the chosen language, which the device remembers. */
export const ListsTheWordsOfAUnit: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.selectOptions(
      await page.findByRole('combobox', { name: 'Choose words' }),
      await page.findByRole('option', { name: 'Unit 1: 자기소개 (10 words)' }),
    )
    await opens('/words')
    await waitFor(() => expect(calls.to('/api/words?unit=1')).toHaveLength(1))
    await expect(
      await page.findByText('The name of this unit has not been checked against the textbook yet.'),
    ).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'தமிழ்' }))
    await expect(await page.findByText('பெயர்')).toHaveAttribute('lang', 'ta')
    await expect(page.getByText('Meanings here are drafts. No person has checked them yet.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Listen: 나라' }))
    await expect(play).toHaveBeenCalledOnce()
    await expect(localStorage.getItem('naru.words')).toBe('{"language":"ta","hasOwnKeyboard":false}')
  },
}

export const AfterTheDaysWordsOffersMore: Story = {
  parameters: answers(
    http.get('*/api/practice/words', ({ request }) =>
      HttpResponse.json({ today, begunToday: 10, words: request.url.endsWith('?more=true') ? cards : [] }),
    ),
  ),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('You have begun 10 new words today.')).toBeVisible()
    await userEvent.click(await page.findByRole('button', { name: 'Learn 3 more' }))
    await expect(await page.findByText('0 of 3')).toBeVisible()
  },
}

export const NoWordsAreLeft: Story = {
  parameters: answers(handlers.reply('getWordPractice', { today, begunToday: 0, words: [] })),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('You have practised all words for today.')).toBeVisible()
    await expect(page.queryByRole('button', { name: /more/ })).not.toBeInTheDocument()
  },
}

export const WithoutAPlanLeadsToPricing: Story = {
  parameters: {
    site: { path: '/words', search: '?unit=1', isLoggedIn: true },
    ...answers(
      ...handlers.error(['getWordPractice', 'listWords'], { status: 403, message: 'You have no active plan.' }),
    ),
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Words need a plan')).toBeVisible()
    await leadsTo(page, 'See price plans', '/pricing')
  },
}

export const OfflineAndBack: Story = {
  parameters: answers(...handlers.offline(['getWordPractice'])),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('You are offline')).toBeVisible()
    serverAnswers(...handlers.ok())
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(await page.findByRole('link', { name: 'Go to today’s run' })).toBeVisible()
  },
}

/** An older server. */
export const WithoutWordsOnTheServer: Story = {
  parameters: {
    site: { path: '/words', search: '?unit=1', isLoggedIn: true },
    ...answers(...handlers.withoutExtensions()),
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Words are not available on this server.')).toBeVisible()
    await waitFor(() => expect(page.queryByRole('heading', { name: 'All the words you chose' })).toBeNull())
  },
}

export const Failed = failed(
  ['getWordPractice'],
  'The words could not be loaded. Please try again.',
  'Go to today’s run',
)
