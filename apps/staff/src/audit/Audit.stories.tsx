import { handlers, sampleAuditPage } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, calls, empty, enter, leadsTo } from '@naru/app-shell/testing/storyStates'
import { adminPage } from '../testing/pages'

export default {
  title: 'Pages/Staff/Audit',
  ...adminPage('/admin/audit'),
} satisfies Meta

/** Changes show what changed, views show what was viewed. */
export const Entries: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    const change = await page.findByRole('row', { name: /Set extra time/ })
    await expect(change).toHaveTextContent('Time factor: 1 → 1.5')
    await expect(change).not.toHaveTextContent('Active')
    await expect(page.getByRole('row', { name: /Viewed a list of users/ })).toHaveTextContent('Users: user-1, user-2')
    await expect(page.getByRole('row', { name: /Imported content/ })).toHaveTextContent(
      'A commandPlanmonthlyOn offer: yes → no',
    )
    await leadsTo(page, /^Export/, '/api/admin/audit.jsonl')
  },
}
/**
 * Inputs in a row are level whatever their help needs. Action, id and days are sent, the last day counts whole; a name or
 * an email names who did it; views can be left out.
 */
export const Filtered: Story = {
  play: async ({ canvas: page }) => {
    const by = await page.findByLabelText('By')
    const about = page.getByLabelText('About')
    await expect(by.getBoundingClientRect().top).toBe(about.getBoundingClientRect().top)
    await userEvent.selectOptions(page.getByLabelText('Action'), 'Viewed a user')
    await enter(about, 'user-1')
    await userEvent.type(page.getByLabelText('Until'), '2026-03-02')
    await userEvent.click(page.getByRole('button', { name: 'Filter' }))
    const to = encodeURIComponent(new Date('2026-03-03T00:00').toISOString())
    const pageOf = (number: number) =>
      calls.to(`/api/admin/audit?page=${number}&subject=user-1&action=getUser&to=${to}`)
    await waitFor(() => expect(pageOf(1)).toHaveLength(1))
    await userEvent.click(await page.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(pageOf(2)).toHaveLength(1))
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(page.getByLabelText('About')).toHaveValue(''))
    await enter(page.getByLabelText('By'), 'Arun Silva ')
    await userEvent.selectOptions(page.getByLabelText('Action'), 'Changes only')
    await userEvent.click(page.getByRole('button', { name: 'Filter' }))
    await waitFor(() => expect(calls.to('/api/admin/audit?page=1&actor=Arun%20Silva&action=changes')).toHaveLength(1))
    await expect(await page.findByLabelText('By')).toHaveValue('Arun Silva')
  },
}

export const NoEntries = empty('No entries yet.')
export const NoMatch: Story = {
  parameters: { ...answers(...handlers.empty()), site: adminPage('/admin/audit?actor=nobody').parameters.site },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('No entry matches.')).toBeVisible()
    await expect(page.getByLabelText('By')).toHaveValue('nobody')
  },
}
/** Names, ids and states of any length, and actions of a newer server, on a phone. */
export const HardEntriesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: bodies({
    listAuditEntries: {
      ...sampleAuditPage,
      entries: sampleAuditPage.entries.map((entry) => ({
        ...entry,
        action: 'ofANewerServer',
        actorName: hardNames.long,
        subjectKind: 'user',
        subjectId: 'x'.repeat(60),
        after: JSON.stringify({
          title: hardNames.long,
          users: Array.from({ length: 50 }, (_, at) => `user-${at}`),
        }),
      })),
    },
  }),
  play: async ({ canvas: page }) => {
    await expect((await page.findAllByText('ofANewerServer'))[0]).toBeVisible()
    await expect(page.getAllByText(/^Users: .*user-2, and 47 more$/)).not.toHaveLength(0)
    await expect(fitsTheScreen()).toBe(true)
    const table = page.getByRole('region', { name: 'Audit log' })
    await expect(table.scrollWidth).toBe(table.clientWidth)
  },
}
