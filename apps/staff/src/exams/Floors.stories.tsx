import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answers, calls, enter } from '@naru/app-shell/testing/storyStates'
import { adminPage, dialogIsGone, openDialog } from '../testing/pages'

export default {
  title: 'Pages/Staff/Floors of branches',
  ...adminPage('/admin/floors'),
} satisfies Meta

const notice = 'Notice of the point system'
const manufacturing = {
  sector: 'manufacturing',
  score: 55,
  outOf: 100,
  source: notice,
  date: '2023',
  isConfirmed: true,
}
const fishery = { ...manufacturing, sector: 'fishery', score: 36, outOf: 90, isConfirmed: false }
const saved = () => calls.to('/api/admin/floors').filter(({ method }) => method === 'PUT')

export const ListsEachBranchOfWork: Story = {
  play: async ({ canvas: page }) => {
    const items = within(await page.findByRole('list', { name: 'Official floors' })).getAllByRole('listitem')
    await expect(items).toHaveLength(5)
    await expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Manufacturing',
      'Fishery',
      'Farming',
      'Construction',
      'Services',
    ])
    await expect(page.getByText(`55 of 100 · ${notice} · 2023`)).toBeVisible()
    await expect(page.getByText('Not confirmed')).toBeVisible()
    await expect(page.getAllByText('No floor')).toHaveLength(3)
    await expect(page.getByText(/^Learners see only confirmed floors/)).toBeVisible()
    await expect(document.title).toBe('Official floors · Admin · Naru')
  },
}

/** A confirmed floor is saved together with the others. */
export const SetsAFloor: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Set: Services')
    await enter(dialog.getByLabelText('Lowest score'), '50')
    await enter(dialog.getByLabelText('Out of'), '100')
    await enter(dialog.getByLabelText('Source'), 'Notice')
    await enter(dialog.getByLabelText('Date of the source'), '2026-03-02')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I have compared this with the source' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(await screen.findByText('The floor for Services was saved.')).toBeVisible()
    const services = {
      sector: 'services',
      score: 50,
      outOf: 100,
      source: 'Notice',
      date: '2026-03-02',
      isConfirmed: true,
    }
    await expect(saved().map(({ body }) => body)).toEqual([
      { floors: [manufacturing, fishery, services], seen: [manufacturing, fishery] },
    ])
  },
}

export const DeletesAFloor: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Delete: Fishery')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('The floor for Fishery was deleted.')).toBeVisible()
    await expect(saved().map(({ body }) => body)).toEqual([{ floors: [manufacturing], seen: [manufacturing, fishery] }])
  },
}

/** What another admin has stored meanwhile is shown, and what was typed is kept; saving again replaces that. */
export const ShowsWhatAnotherAdminStored: Story = {
  parameters: answers(
    http.put('*/api/admin/floors', () =>
      saved().length > 1
        ? undefined
        : HttpResponse.json({ success: false, message: 'Another admin has changed the floors.' }, { status: 409 }),
    ),
    http.get('*/api/admin/floors', () =>
      saved().length === 0 ? undefined : HttpResponse.json([{ ...manufacturing, score: 60 }]),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Change: Manufacturing')
    await userEvent.clear(dialog.getByLabelText('Lowest score'))
    await enter(dialog.getByLabelText('Lowest score'), '70')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Another admin has changed the floors.')).toBeVisible()
    await expect(await dialog.findByText(`60 of 100 · ${notice} · 2023 · Confirmed`)).toBeVisible()
    await expect(dialog.getByLabelText('Lowest score')).toHaveValue('70')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(saved().at(-1)?.body).toEqual({
      floors: [{ ...manufacturing, score: 70 }],
      seen: [{ ...manufacturing, score: 60 }],
    })
  },
}
