import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { placeholders } from '@naru/api/operator'
import { showOperator } from '@naru/app-shell/operator'
import privacyPolicy from './text/en/privacyPolicy.json'
import refundPolicy from './text/en/refundPolicy.json'
import termsAndConditions from './text/en/termsAndConditions.json'
import type { LegalDocument } from './text/legal'
import { sitePage } from '../../frame/pageStory'

export default {
  title: 'Pages/First visit/Legal pages',
  ...sitePage({ path: '/privacyPolicy' }),
} satisfies Meta

/** Every legal page has its title, date and all sections, in the site's frame. */
const stands = async (canvasElement: HTMLElement, { title, sections, operatorSection }: LegalDocument) => {
  const page = within(canvasElement)
  await expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Last updated May 7, 2025')).toBeVisible()
  for (const section of [...Object.values(sections), operatorSection]) {
    await expect(page.getByRole('heading', { level: 2, name: section.title })).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(document.title).toBe(`${title} · Naru`)
  return page
}

/** The operator's section has its own date and highlighted placeholders. */
const operatorMarks = async (canvasElement: HTMLElement, marks: readonly string[]) => {
  const title = await within(canvasElement).findByRole('heading', { name: 'From the operator of this site' })
  const section = within(title.closest('section') ?? canvasElement)
  const found = section.getAllByText(/^\[.*\]$/)
  await expect(found.map(({ textContent }) => textContent)).toEqual(['[date]', ...marks])
  for (const mark of found) {
    await expect(mark.tagName).toBe('MARK')
    await expect(mark).toBeVisible()
  }
}

/** Data, use, security, cookies, changes, contact. */
export const Privacy: Story = {
  play: async ({ canvasElement }) => {
    const page = await stands(canvasElement, privacyPolicy)
    for (const name of ['Data we collect', 'How we use it', 'Security', /^Cookies/, 'Changes', 'Contact']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await expect(page.getByText(/sidebar_state remembers for seven days/)).toBeVisible()
    await expect(page.getByText(/when you open the page Videos, your browser loads their pictures/)).toBeVisible()
    await operatorMarks(canvasElement, [
      '[legal name]',
      '[postal address]',
      '[mail provider]',
      '[rights under the Personal Data Protection Act No. 9 of 2022, to be checked by a lawyer]',
      '[number of days]',
      '[number of years]',
    ])
  },
}

/** Eligibility, services and prohibited use; jurisdiction and currency are highlighted placeholders. */
export const Terms: Story = {
  parameters: { site: { path: '/termsAndConditions' } },
  play: async ({ canvasElement }) => {
    const page = await stands(canvasElement, termsAndConditions)
    await expect(page.getByText(/at least 13 years old.*under 18.*consent of a parent or guardian/)).toBeVisible()
    await expect(page.getByText('[jurisdiction]')).toBeVisible()
    await expect(page.getAllByText('[currency]')).toHaveLength(2)
    const main = within(page.getByRole('main'))
    for (const name of ['Refund Policy', 'Price Plans', 'contact page', placeholders.email, placeholders.phone]) {
      await expect(main.getAllByRole('link', { name })[0]).toBeVisible()
    }
    await operatorMarks(canvasElement, ['[legal name]', '[postal address]'])
  },
}

/** Every number of the refund policy. */
export const Refunds: Story = {
  parameters: { site: { path: '/refundPolicy' } },
  play: async ({ canvasElement }) => {
    const page = await stands(canvasElement, refundPolicy)
    for (const rule of [
      /refund within 7 days of the purchase/,
      /more than 25% of the course/,
      /a certificate has been issued/,
      /no refund for partial subscription periods/,
      /within 5 business days/,
      /funds appear in 5-10 business days/,
      'downloadable materials;',
      'live workshops.',
    ]) {
      await expect(page.getByText(rule)).toBeVisible()
    }
    await operatorMarks(canvasElement, [
      '[legal name]',
      '[postal address]',
      '[how the completed share of a plan of exams is counted]',
    ])
  },
}

/** What the operator has filled in, in the language of the page, else in English. */
export const FilledIn: Story = {
  parameters: { site: { path: '/termsAndConditions' } },
  globals: { language: 'si' },
  beforeEach: () => {
    showOperator({
      legalName: 'Harbour Language School',
      currency: 'LKR',
      jurisdiction: { en: 'Sri Lanka', si: 'ශ්‍රී ලංකාව' },
      email: 'office@harbour.test',
    })
    return () => showOperator({})
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    // In the translation and in its English original.
    for (const fact of await page.findAllByText('ශ්‍රී ලංකාව')) await expect(fact).toHaveAttribute('lang', 'si')
    for (const fact of page.getAllByText('Harbour Language School')) await expect(fact).not.toHaveAttribute('lang')
    await expect(page.getAllByRole('link', { name: 'office@harbour.test' })[0]).toHaveAttribute(
      'href',
      'mailto:office@harbour.test',
    )
    await expect(page.getAllByText('[postal address]')[0]?.tagName).toBe('MARK')
  },
}
