import { handlers, okBodies } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers, bodies, calls, says, retries, leadsTo } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'
import { clearDevice, storesAnswers } from '../storyParts'

const site = { path: '/practice/drills', isLoggedIn: true }

export default {
  title: 'Pages/Practice/Drills',
  ...sitePage(site, storesAnswers),
  beforeEach: clearDevice,
} satisfies Meta

const answerFirst = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('radio', { name: '환불했습니다' }))
  await userEvent.click(page.getByRole('button', { name: 'Check' }))
  return page
}

/** Units, kinds of question, sectors and the sound trainer. */
export const OffersTheTopicsOfTheBank: Story = {
  play: async ({ canvas: page }) => {
    await leadsTo(page, 'Prices (10)', '/practice/drills?sound=price')
    await expect(page.getByRole('link', { name: 'Signs (23)' })).toBeVisible()
    await expect(page.getByRole('option', { name: /^2\. / })).toHaveAttribute('lang', 'ko')
    await userEvent.selectOptions(page.getByLabelText('Unit'), '2')
    await userEvent.click(page.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(calls.to('/api/practice/drill?unit=2')).toHaveLength(1))
    await expect(await page.findByRole('heading', { name: /Question 1 of 1/ })).toBeVisible()
  },
}

/** Key and explanation come with the outcome. */
export const TheServerTellsTheAnswer: Story = {
  parameters: { site: { ...site, search: '?unit=10' } },
  play: async ({ canvasElement }) => {
    const page = await answerFirst(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Wrong' })).toBeVisible()
    await expect(page.getByText(/^A wrong size is exchanged/)).toBeVisible()
    // It comes again, until it is right or was asked three times.
    for (const repeat of [1, 2]) {
      await userEvent.click(page.getByRole('button', { name: 'Next' }))
      await expect(await page.findByText('Once more'), `repeat ${repeat}`).toBeVisible()
      await userEvent.click(page.getByRole('button', { name: 'I do not know' }))
    }
    await userEvent.click(page.getByRole('button', { name: 'Finish' }))
    await expect(await page.findByText('0 of 1 right')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Ten more' }))
    await waitFor(() => expect(calls.to('/api/practice/drill?unit=10')).toHaveLength(2))
    await expect(await page.findByRole('button', { name: 'Check' })).toBeVisible()
  },
}

/** Without a network the topics are missing, and it says so. */
export const OfflineItSaysThatNewDrillsNeedTheNetwork: Story = {
  parameters: answers(...handlers.offline(['getPracticeTopics']), storesAnswers),
  play: says(/New questions load as soon as you are online/),
}

/** Without a plan: what helps. */
export const WithoutAPlanItLeadsToPricing: Story = {
  parameters: bodies({ getPracticeTopics: { ...okBodies.getPracticeTopics, hasPlan: false } }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Drills need a plan')).toBeVisible()
    await leadsTo(page, 'See the plans', '/pricing')
  },
}

/** A plan that ended in between. */
export const APlanThatEndedLeadsToPricing: Story = {
  parameters: {
    site: { ...site, search: '?unit=10' },
    ...answers(...handlers.error(['getDrill'], { status: 403 }), storesAnswers),
  },
  play: says('Drills need a plan'),
}

/** A topic without questions, and a failure. */
export const AnEmptyTopicOffersAnother: Story = {
  parameters: {
    site: { ...site, search: '?sector=fishery' },
    ...bodies({ getDrill: { questions: [] } }),
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('link', { name: 'Choose another topic' })).toBeVisible()
  },
}

export const AFailureCanBeRetried: Story = {
  parameters: { site: { ...site, search: '?unit=10' }, ...answers(...handlers.error(['getDrill'])) },
  play: async ({ canvas: page, canvasElement }) => {
    await retries(canvasElement, 'Try again')
    await expect(await page.findByRole('button', { name: 'Check' })).toBeVisible()
  },
}
