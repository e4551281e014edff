import { handlers, sampleAuditPage } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '../../../shared/testing/hardNames'
import { createCallRecorder } from '../../../shared/testing/recordedCalls'
import { renderSite } from '../pageStory'
import { adminSite, saysFailed, saysLoading, saysRefused, statesOf } from './storyParts'

const recorder = createCallRecorder()

const meta = {
  title: 'Pages/Admin/Audit',
  render: renderSite,
  beforeEach: () => recorder.clear(),
  parameters: { ...adminSite('/admin/audit'), msw: { handlers: [recorder.handler, ...handlers.ok()] } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const states = statesOf('listAuditEntries')

/** Changes show what changed, views show what was viewed. */
export const Entries: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const change = await page.findByRole('row', { name: /Set extra time/ })
    await expect(change).toHaveTextContent('Time factor: 1 → 1.5')
    await expect(change).not.toHaveTextContent('Active')
    await expect(page.getByRole('row', { name: /Viewed a list of users/ })).toHaveTextContent('Users: user-1, user-2')
    await expect(page.getByRole('row', { name: /Imported content/ })).toHaveTextContent(
      'A commandPlanmonthlyOn offer: yes → no',
    )
    await expect(page.getByRole('link', { name: /^Export/ })).toHaveAttribute('href', '/api/admin/audit.jsonl')
  },
}
/** Action, id and days are sent; the last day counts whole. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(await page.findByLabelText('Action'), 'Viewed a user')
    await userEvent.type(page.getByLabelText('About'), 'user-1')
    await userEvent.type(page.getByLabelText('Until'), '2026-03-02')
    await userEvent.click(page.getByRole('button', { name: 'Filter' }))
    const to = encodeURIComponent(new Date('2026-03-03T00:00').toISOString())
    const pageOf = (number: number) =>
      recorder.to(`/api/admin/audit?page=${number}&subject=user-1&action=getUser&to=${to}`)
    await waitFor(() => expect(pageOf(1)).toHaveLength(1))
    await userEvent.click(await page.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(pageOf(2)).toHaveLength(1))
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(page.getByLabelText('About')).toHaveValue(''))
  },
}
/** Inputs in a row are level whatever their help needs; a name or an email names who did it; views can be left out. */
export const FoundByName: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const by = await page.findByLabelText('By')
    const about = page.getByLabelText('About')
    await expect(by.getBoundingClientRect().top).toBe(about.getBoundingClientRect().top)
    await userEvent.type(by, 'Arun Silva ')
    await userEvent.selectOptions(page.getByLabelText('Action'), 'Changes only')
    await userEvent.click(page.getByRole('button', { name: 'Filter' }))
    const query = 'page=1&actor=Arun%20Silva&action=changes'
    await waitFor(() => expect(recorder.to(`/api/admin/audit?${query}`)).toHaveLength(1))
    await expect(await page.findByLabelText('By')).toHaveValue('Arun Silva')
  },
}
/** The log loads. */
export const EntriesLoading: Story = { parameters: states.loading, play: saysLoading }
/** The server fails. */
export const EntriesFailed: Story = {
  parameters: states.failed,
  play: saysFailed('Something went wrong on the server.'),
}
/** A learner sees the server's rejection. */
export const EntriesRefused: Story = { parameters: states.refused, play: saysRefused }
/** No entry yet. */
export const NoEntries: Story = {
  parameters: states.empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No entries yet.')).toBeVisible()
  },
}
/** No entry matches the filter. */
export const NoMatch: Story = {
  parameters: { ...states.empty, site: adminSite('/admin/audit?actor=nobody').site },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No entry matches.')).toBeVisible()
    await expect(within(canvasElement).getByLabelText('By')).toHaveValue('nobody')
  },
}
/** Names, ids and states of any length, and actions of a newer server, on a phone. */
export const HardEntriesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: handlers.ok({
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
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect((await page.findAllByText('ofANewerServer'))[0]).toBeVisible()
    await expect(page.getAllByText(/^Users: .*user-2, and 47 more$/)).not.toHaveLength(0)
    await expect(fitsTheScreen()).toBe(true)
    const table = page.getByRole('region', { name: 'Audit log' })
    await expect(table.scrollWidth).toBe(table.clientWidth)
  },
}
