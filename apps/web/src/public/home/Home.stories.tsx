import { handlers, sampleAdvertisements } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import {
  answers,
  bodies,
  fitsAPhone,
  says,
  loading,
  empty,
  refused,
  leadsTo,
} from '@naru/app-shell/testing/storyStates'
import home from '../text/en/home.json'
import { opens, sitePage } from '../../frame/pageStory'

export default {
  title: 'Pages/First visit/Home',
  ...sitePage({ path: '/' }),
} satisfies Meta

const columnsOf = (list: Element | null | undefined) =>
  list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 0

/** The whole page for a visitor. */
export const ShowsHeroAdvertisementsFeaturesAndFeedback: Story = {
  tags: ['picture', 'languages'],
  play: async ({ canvas: page }) => {
    await leadsTo(page, 'Register Now', '/signup')
    for (const name of ['Advertisements', 'Features', 'Feedback']) {
      await expect(await page.findByRole('region', { name })).toBeVisible()
    }
    await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
}

/** A logged-in learner sees the next step of the day first, and is not asked to register. */
export const ALearnerStartsAnExam: Story = {
  parameters: { site: { path: '/', isLoggedIn: true } },
  play: async ({ canvas: page }) => {
    const step = within(await page.findByRole('region', { name: 'Your next step' }))
    await leadsTo(step, 'Continue', '/practice/today')
    await leadsTo(page, 'Start Exam', '/exams')
    await expect(page.queryByRole('link', { name: 'Register Now' })).toBeNull()
  },
}

/**
 * WELCOME, LEARN, SUCCEED: a dot for each. Three features; three reviews with name, text and one to five stars, each of
 * which says that it is a sample as long as nobody wrote them. Register Now opens /signup.
 */
export const DotsChooseASlide: Story = {
  play: async ({ canvas: page, canvasElement }) => {
    const slides = within(await page.findByRole('region', { name: 'What Naru is' }))
    await expect(slides.getByRole('heading')).toHaveTextContent('WELCOME')
    for (const [at, title] of ['WELCOME', 'LEARN', 'SUCCEED'].entries()) {
      const dot = slides.getByRole('button', { name: `Slide ${at + 1} of 3` })
      await userEvent.click(dot)
      await expect(dot).toHaveAttribute('aria-current', 'true')
      await expect(slides.getByRole('heading')).toHaveTextContent(title)
    }
    const features = within(page.getByRole('region', { name: 'Features' })).getAllByRole('heading', { level: 3 })
    await expect(features.map(({ textContent }) => textContent)).toEqual([
      'Train beforehand',
      'The actual exam timetable',
      'Targeted question papers',
    ])
    const feedback = within(page.getByRole('region', { name: 'Feedback' }))
    await expect(feedback.getAllByRole('listitem')).toHaveLength(3)
    await expect(feedback.getAllByText(/^[1-5] out of 5 stars$/)).toHaveLength(3)
    for (const content of Object.values(home.samples)) {
      const card = within(feedback.getByText(content).closest('li') ?? canvasElement)
      await expect(card.getByText('Sample learner')).toBeVisible()
      await expect(card.getByText('Sample feedback')).toBeVisible()
    }
    await userEvent.click(page.getByRole('link', { name: 'Register Now' }))
    await opens('/signup')
  },
}

export const AdvertisementsLoading = loading(['listAdvertisements'], 'Loading advertisements...')

export const AdvertisementsFailed = refused(['listAdvertisements'], {}, 'Error: Failed to fetch advertisements')

/** No network: the browser's own message. */
export const AdvertisementsWithoutNetwork: Story = {
  parameters: answers(...handlers.offline(['listAdvertisements'])),
  play: says('Error: Failed to fetch'),
}

export const AdvertisementsEmpty = empty('No advertisements available.')

const advertised = (count: number) => bodies({ listAdvertisements: sampleAdvertisements.slice(0, count) })

const standStill =
  (count: number, columns: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const section = within(await within(canvasElement).findByRole('region', { name: 'Advertisements' }))
    const cards = await section.findAllByRole('figure')
    await expect(cards).toHaveLength(count)
    await expect(columnsOf(cards[0]?.closest('ul'))).toBe(columns)
    await expect(section.queryByRole('button')).toBeNull()
  }

/** Fewer than three are static, in two columns. */
export const TwoAdvertisementsAreStatic: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: advertised(2),
  play: standStill(2, 2),
}

export const TwoAdvertisementsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: advertised(2),
  play: standStill(2, 1),
}

const widthOf = (element: Element | undefined) => element?.getBoundingClientRect().width ?? 0
const middleOf = (element: Element | undefined) => {
  const { left, width } = element?.getBoundingClientRect() ?? { left: 0, width: 0 }
  return left + width / 2
}

/** From three on they rotate: the current one enlarged between its neighbours, wrapping in both directions. */
export const ThreeAdvertisementsRotate: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: advertised(3),
  play: async ({ canvas: page }) => {
    const slider = within(await page.findByRole('region', { name: 'Advertisement slides' }))
    const slides = slider.getAllByRole('group', { hidden: true })
    const isFront = (at: number) => expect(slides[at]).not.toHaveAttribute('inert')
    await expect(slides).toHaveLength(3)
    await isFront(0)
    // The last is left of the first, the second right of it, both smaller.
    await expect(middleOf(slides[2])).toBeLessThan(middleOf(slides[0]))
    await expect(middleOf(slides[1])).toBeGreaterThan(middleOf(slides[0]))
    await expect(widthOf(slides[1])).toBeLessThan(widthOf(slides[0]))
    await expect(widthOf(slides[2])).toBeLessThan(widthOf(slides[0]))

    await userEvent.click(slider.getByRole('button', { name: 'Previous' }))
    await isFront(2)
    await userEvent.click(slider.getByRole('button', { name: 'Next' }))
    await isFront(0)
    await userEvent.click(slider.getByRole('button', { name: 'Slide 2 of 3' }))
    await isFront(1)
  },
}

export const NeighboursAreVisibleOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: advertised(4),
  play: async ({ canvas: page }) => {
    const slider = within(await page.findByRole('region', { name: 'Advertisement slides' }))
    const [front, after, , before] = slider.getAllByRole('group', { hidden: true })
    await expect(front).not.toHaveAttribute('inert')
    await expect(middleOf(before)).toBeLessThan(middleOf(front))
    await expect(middleOf(after)).toBeGreaterThan(middleOf(front))
  },
}

export const HardNamesFitAPhone = fitsAPhone(
  { listAdvertisements: Object.values(hardNames).map((title) => ({ id: 'one', title, imageUrl: '/missing.png' })) },
  hardNames.long,
)
