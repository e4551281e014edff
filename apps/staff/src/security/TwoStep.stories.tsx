import { handlers, sampleAdminPlan, sampleTwoStep, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answers, bodies, calls, enter, leadsTo } from '@naru/app-shell/testing/storyStates'
import { adminPage, openDialog } from '../testing/pages'

export default {
  title: 'Pages/Staff/Two-step verification',
  ...adminPage('/admin/plans'),
} satisfies Meta

const lacking = (code: 'two_step_required' | 'two_step_setup_required') => ({
  ...answers(
    ...handlers.error(['listAllPlans', 'listAllExams'], { status: 403, message: 'Please give it first.', code }),
    ...handlers.ok({ getTwoStep: { ...sampleTwoStep, isGiven: false, passkeys: [] } }),
  ),
})

/** In place of a page; the code is sent without spaces around it. */
export const PageAsksForTheTwoStep: Story = {
  tags: ['picture'],
  parameters: lacking('two_step_required'),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
    await expect(await page.findByRole('button', { name: 'Use a passkey' })).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Add a plan' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }))
    await expect(page.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter a code\./)
    await userEvent.type(page.getByLabelText('Code'), ' 123456 ')
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(calls.to('/api/admin/two-step/code')).toMatchObject([{ body: { code: '123456' } }]))
  },
}

export const WrongCodeIsRejected: Story = {
  parameters: answers(
    ...handlers.error(['confirmByCode'], { status: 400, message: 'This code is wrong or was used already.' }),
    ...lacking('two_step_required').msw.handlers,
  ),
  play: async ({ canvas: page }) => {
    await enter(await page.findByLabelText('Code'), '123456')
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }))
    await expect(await page.findByText('This code is wrong or was used already.')).toBeVisible()
  },
}

/** An admin without two-step verification, where one is required. */
export const PageLinksToTheSetup: Story = {
  parameters: lacking('two_step_setup_required'),
  play: async ({ canvas: page }) => {
    const link = await page.findByRole('link', { name: 'Set up' })
    await expect(link).toHaveAttribute('href', '/admin/security')
  },
}

/** Passkeys do not work at an IP address. */
export const IpAddressAsksForACode: Story = {
  parameters: answers(
    ...handlers.error(['listAllPlans'], { status: 403, message: 'No.', code: 'two_step_required' }),
    ...handlers.ok({ getTwoStep: { ...sampleTwoStep, allowsPasskeys: false } }),
  ),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/Your passkeys do not work at this address/)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  },
}

/** A server that wants two-step verification of the last ten minutes for the first change. */
const wantsStepUp = () => {
  let isGiven = false
  return answers(
    http.post('*/api/admin/two-step/code', () => {
      isGiven = true
      return HttpResponse.json({ success: true, message: 'Thank you.' })
    }),
    http.patch('*/api/admin/plans/:id', () =>
      isGiven
        ? HttpResponse.json({ success: true, message: 'Changed.', plan: sampleAdminPlan })
        : HttpResponse.json(
            { success: false, message: 'Please give it again.', code: 'two_step_recent_required' },
            { status: 403 },
          ),
    ),
  )
}

const changePrice = async (canvasElement: HTMLElement) => {
  const dialog = await openDialog(canvasElement, 'Change: First crossing')
  await userEvent.clear(dialog.getByLabelText('Price in rupees'))
  await enter(dialog.getByLabelText('Price in rupees'), '250')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
}

/** Cancelled, the dialog of the change stays open and shows the rejection. */
export const CancelledStepUpShowsTheRejection: Story = {
  parameters: wantsStepUp(),
  play: async ({ canvasElement }) => {
    const stepUp = await changePrice(canvasElement)
    await userEvent.click(await stepUp.findByRole('button', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan' }))
    await expect(await dialog.findByText('Please give it again.')).toBeVisible()
    await expect(dialog.getByLabelText('Price in rupees')).toHaveValue('250')
  },
}

/** While the operator delays the requirement, every page says from when it holds. */
export const DelayIsShownOnEveryPage: Story = {
  parameters: {
    ...adminPage('/admin').parameters,
    ...bodies({
      getUserData: { ...sampleUser, twoStepFrom: '2026-03-08T00:00:00.000Z' },
    }),
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/From 8 Mar 2026, staff pages need two-step verification/)).toBeVisible()
    await leadsTo(page, 'Set up', '/admin/security')
  },
}
