import { handlers, sampleAdminPlans } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, fitsAPhone, calls, enter } from '@naru/app-shell/testing/storyStates'
import { adminPage, dialogIsGone, openDialog } from '../testing/pages'

export default {
  title: 'Pages/Staff/Plans',
  ...adminPage('/admin/plans'),
} satisfies Meta

const entry = async (canvasElement: HTMLElement, name: string) => {
  const heading = (await within(canvasElement).findAllByRole('heading', { level: 2, name }))[0]
  const item = heading?.closest('li')
  if (!item) throw new Error(`no entry ${name}`)
  return within(item)
}

/** On offer, withdrawn, and replaced: each with price, validity, exams and buyers. */
export const ListsPlansOfEveryState: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    const free = await entry(canvasElement, 'First crossing')
    await expect(free.getByText('On offer')).toBeVisible()
    await expect(free.getByText('Rs. 0.00 · Lifetime · 1 Exam · 41 active buyers')).toBeVisible()
    await expect((await entry(canvasElement, 'A short look')).getByText('Withdrawn')).toBeVisible()
    const page = canvas
    await expect(page.getByText('Replaced')).toBeVisible()
    await expect(page.getByText('A newer plan replaced it. Its buyers keep the old one.')).toBeVisible()
    // A replaced plan is read-only.
    await expect(page.getAllByRole('button', { name: /^Change: Month at the ferry$/ })).toHaveLength(1)
    await expect(document.title).toBe('Plans · Admin · Naru')
  },
}

export const NoPlans: Story = {
  parameters: answers(...handlers.empty()),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/^There are no plans yet\. .* at the desk first/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add a plan' })).toBeVisible()
  },
}

/** Shows errors at their fields and sends nothing; then price as a number, exams by id. */
export const AddsAPlan: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Add a plan')
    const [name, price] = [dialog.getByLabelText('Name'), dialog.getByLabelText('Price in rupees')]
    const sent = () => calls.to('/api/admin/plans').filter(({ method }) => method === 'POST')
    await enter(price, '10.005')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(name).toHaveAccessibleDescription('Please enter a name.')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(
      dialog.getByText('Please write the price like 1500 or 990.50, without commas: at most 10000000.'),
    ).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Exams' })).toHaveAccessibleDescription(
      'Please choose at least one exam.',
    )
    await expect(sent()).toEqual([])
    await enter(name, ' Quarter ')
    await userEvent.clear(price)
    await enter(price, '4000.50')
    await userEvent.selectOptions(dialog.getByLabelText('Valid for'), '365 days')
    await enter(dialog.getByLabelText('Description'), 'For the season.')
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Mini Exam' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(await screen.findByText('Quarter is on offer.')).toBeVisible()
    const body = {
      name: 'Quarter',
      duration: 'yearly',
      price: 4000.5,
      description: 'For the season.',
      exams: ['exam-mini'],
    }
    await expect(sent()).toMatchObject([{ body, credentials: 'include' }])
  },
}

/** Translations are optional; a closed language shows its name of the plan. */
export const TranslatesAPlan: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Change: Month at the ferry')
    const group = within(dialog.getByRole('group', { name: 'Translations' }))
    await expect(group.getByRole('button', { name: 'Tamil · துறையில் ஒரு மாதம்' })).toBeVisible()
    await userEvent.click(group.getByRole('button', { name: 'Tamil · துறையில் ஒரு மாதம்' }))
    await userEvent.clear(await group.findByLabelText('Name (Tamil)'))
    await userEvent.click(group.getByRole('button', { name: 'Sinhala · තොටුපළේ මාසයක්' }))
    const description = await group.findByLabelText('Description (Sinhala)')
    await userEvent.clear(description)
    await enter(description, ' දින 30. ')
    await expect(dialog.queryByText(/a new plan replaces this one/)).toBeNull()
  },
}

/** Sends only changed fields, and warns that other terms make a new plan. */
export const ChangeSendsWhatChanged: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Change: First crossing')
    const warning = /a new plan replaces this one/
    await expect(dialog.queryByText(warning)).toBeNull()
    await userEvent.clear(dialog.getByLabelText('Price in rupees'))
    await enter(dialog.getByLabelText('Price in rupees'), '250')
    await expect(dialog.getByText(warning)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(calls.to('/api/admin/plans/plan-free')).toMatchObject([{ method: 'PATCH', body: { price: 250 } }])
  },
}

/** Exams that are added to a plan with buyers can be given to them, too. */
export const AddedExamsCanBeGivenToBuyers: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Change: First crossing')
    const toBuyers = /Give the added exams to the .* present buyer/
    await expect(dialog.queryByRole('checkbox', { name: toBuyers })).toBeNull()
    const [exam] = (await dialog.findAllByRole<HTMLInputElement>('checkbox')).filter(({ checked }) => !checked)
    if (exam === undefined) throw new Error('The plan has all exams.')
    await userEvent.click(exam)
    await userEvent.click(dialog.getByRole('checkbox', { name: toBuyers }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(calls.to('/api/admin/plans/plan-free')).toMatchObject([
      { method: 'PATCH', body: { givesToBuyers: true } },
    ])
  },
}

/** Asks, and withdraws optimistically; further presses during the request are ignored. */
export const WithdrawalIsOptimistic: Story = {
  parameters: answers(
    http.patch('*/api/admin/plans/:id', async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
  ),
  play: async ({ canvasElement }) => {
    const plan = await entry(canvasElement, 'First crossing')
    await userEvent.click(plan.getByRole('button', { name: 'Withdraw: First crossing' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this plan?' }))
    await expect(calls.to('/api/admin/plans/plan-free')).toHaveLength(0)
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }))
    const again = await plan.findByRole('button', { name: 'Offer again: First crossing' })
    await expect(plan.getByText('Withdrawn')).toBeVisible()
    await calls.arrives('/api/admin/plans/plan-free')
    await userEvent.click(again)
    await expect(calls.to('/api/admin/plans/plan-free')).toMatchObject([{ body: { isOffered: false } }])
  },
}

export const RecommendsAPlan: Story = {
  play: async ({ canvasElement }) => {
    const plan = await entry(canvasElement, 'First crossing')
    await userEvent.click(plan.getByRole('button', { name: 'Recommend: First crossing' }))
    await calls.arrives('/api/admin/plans/plan-free')
    await expect(calls.to('/api/admin/plans/plan-free')).toMatchObject([{ body: { isRecommended: true } }])
  },
}

/** Reverts a rejected withdrawal and shows why, in a toast and beside the plan. */
export const RefusedWithdrawalReverts: Story = {
  parameters: answers(...handlers.error(['changePlan'], { status: 409, message: 'Not today.' })),
  play: async ({ canvasElement }) => {
    const plan = await entry(canvasElement, 'First crossing')
    await userEvent.click(plan.getByRole('button', { name: 'Withdraw: First crossing' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this plan?' }))
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }))
    await expect(await plan.findByText('Not today.')).toBeVisible()
    await expect(plan.getByText('On offer')).toBeVisible()
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('First crossing')
  },
}

const hardPlans = Object.entries(hardNames).map(([id, name]) => ({
  ...(sampleAdminPlans[0] ?? {
    duration: 'monthly' as const,
    price: 0,
    isOffered: true,
    isRecommended: false,
    isReplaced: false,
    buyers: 0,
  }),
  _id: id,
  name,
  description: name,
  exams: [],
}))

/** Names of any length and script, on a phone. */
export const HardNamesFitAPhone = fitsAPhone({ listAllPlans: hardPlans }, ...Object.values(hardNames))
