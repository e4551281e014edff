import { handlers, sampleAdminOverview } from '@naru/api/msw'
import { staffOperations } from '@naru/api/operations'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { answers, bodies, loading, failed, leadsTo } from '@naru/app-shell/testing/storyStates'
import { opens, adminPage } from '../testing/pages'

export default {
  title: 'Pages/Staff/Overview',
  ...adminPage('/admin'),
} satisfies Meta

/** What waits, each with its page, and how the site is. */
export const ListsWhatWaits: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
    const work = within(await page.findByRole('list', { name: 'To do' }))
    for (const [name, href] of [
      ['1 paper waits for review', '/desk/papers'],
      ['2 open messages', '/admin/messages'],
      ['1 payment without a plan', '/admin/payments'],
      ['3 mails could not be sent', '/admin/mails'],
      ['2 people of the staff without two-step verification', '/admin/users'],
    ] as const) {
      await expect(work.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(work.getByText(/^The last backup is from 28 Feb 2026/)).toBeVisible()
    const site = within(page.getByRole('list', { name: 'The site now' }))
    await leadsTo(site, '5 exams are running', '/admin/exams')
    await expect(site.getByText('52 GB are free')).toBeVisible()
    await expect(site.getByText('Version 0.1.0')).toBeVisible()
    await expect(document.title).toBe('Admin · Naru')
    // What the operator has not filled in.
    await expect(page.getByText('The site shows placeholders')).toBeVisible()
    await expect(page.getByText('Please fill in: Rights of learners, and where they can complain.')).toBeVisible()
    await leadsTo(page, 'Fill in the settings', '/admin/settings')
  },
}

const nothing = { papersInReview: 0, openMessages: 0, failedMails: 0, openPayments: 0, staffWithoutTwoStep: 0 }

/** Nothing waits: the backup is among the facts. */
export const NothingWaits: Story = {
  parameters: bodies({ getAdminOverview: { ...sampleAdminOverview, ...nothing, isBackupLate: false } }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Nothing waits for you.')).toBeVisible()
    await expect(page.getByText(/^Last backup: 28 Feb 2026/)).toBeVisible()
  },
}

const { lastBackupAt: _lastBackupAt, ...neverSaved } = sampleAdminOverview

/** A full disk without a backup. */
export const ServerNeedsHelp: Story = {
  parameters: bodies({
    getAdminOverview: { ...neverSaved, isDiskFull: true, freeBytes: 1_900_000_000 },
  }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('The disk is nearly full: 1 GB are free.')).toBeVisible()
    await expect(page.getByText(/^No backup has been made yet\./)).toBeVisible()
  },
}

/** A new server, whose backups nobody has set up. */
export const BackupsAreOff: Story = {
  parameters: bodies({ getAdminOverview: { ...neverSaved, isBackupSetUp: false } }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^Backups are not set up: BACKUP_RECIPIENT is not set\./)).toBeVisible()
  },
}

export const Loading = loading(['getAdminOverview'])

export const Failed = failed(['getAdminOverview'], 'Something went wrong on the server.', '128 users')

export const LearnerSeesTheRejection: Story = {
  parameters: answers(...handlers.error(staffOperations, { status: 403, message: 'Only an admin may do this.' })),
  play: async ({ canvas: page }) => {
    await page.findByText('This page is for admins.')
    const links = within(page.getByRole('navigation', { name: 'Admin areas' })).getAllByRole('link')
    const paths = links.flatMap((link) => link.getAttribute('href') ?? []).filter((path) => path.startsWith('/admin'))
    await expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      const nav = within(page.getByRole('navigation', { name: 'Admin areas' }))
      const link = nav.getAllByRole('link').find((one) => one.getAttribute('href') === path)
      if (link !== undefined) await userEvent.click(link)
      await opens(path)
      await expect(await page.findByText('This page is for admins.')).toBeVisible()
      await expect(page.getByText('Only an admin may do this.')).toBeVisible()
      await expect(page.queryByRole('table')).toBeNull()
      await expect(page.queryByRole('button', { name: /^Add|^Try again$/ })).toBeNull()
    }
  },
}
