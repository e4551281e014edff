import { sampleTwoStep } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { bodies, calls, says, enter } from '@naru/app-shell/testing/storyStates'
import { adminPage, dialogIsGone, openDialog } from '../testing/pages'

export default {
  title: 'Pages/Staff/Own security',
  ...adminPage('/admin/security'),
} satisfies Meta

const none = { ...sampleTwoStep, isSetUp: false, isGiven: false, hasPasskeys: false, hasTotp: false }
const withState = (state: Partial<typeof sampleTwoStep>) => bodies({ getTwoStep: { ...sampleTwoStep, ...state } })
const withNone = { ...none, recoveryCodes: 0, passkeys: [] }

/** Two passkeys, an app and eight recovery codes. */
export const ListsAllFactors: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    const passkeys = within(await page.findByRole('list', { name: 'Passkeys' }))
    await expect(passkeys.getAllByRole('listitem')).toHaveLength(2)
    await expect(passkeys.getByText('Added 14 Feb 2026 · Last used 2 Mar 2026')).toBeVisible()
    await expect(passkeys.getByText('Added 14 Feb 2026 · Never used')).toBeVisible()
    await expect(page.getByText('8 codes left')).toBeVisible()
    await expect(document.title).toBe('Security · Admin · Naru')
  },
}

/** No two-step verification, where none is required. */
export const NoneYet: Story = {
  parameters: withState({ ...withNone, isRequired: false }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/You have not set up two-step verification yet/)).toBeVisible()
    await expect(page.getByText('Not set up')).toBeVisible()
    await expect(page.queryByRole('heading', { name: 'Recovery codes' })).toBeNull()
  },
}

/** No two-step verification, where one is required. */
export const RequiredAndMissing: Story = {
  parameters: withState(withNone),
  play: says(/all other staff pages are closed/),
}

/** At an IP address passkeys are not offered, and the page says why. */
export const IpAddressOffersTheAppOnly: Story = {
  parameters: withState({ ...withNone, allowsPasskeys: false }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/this site has an IP address/)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible()
  },
}

/** A session on which it was not given shows no passkey before. */
export const AsksBeforeItShowsTheFactors: Story = {
  parameters: withState({ isGiven: false, passkeys: [] }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('button', { name: 'Use a passkey' })).toBeVisible()
    await expect(page.queryByRole('heading', { name: 'Passkeys' })).toBeNull()
  },
}

/** The app is set up by a QR code or the secret; recovery codes come with the first factor. */
export const SetsUpTheApp: Story = {
  parameters: withState(withNone),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Set up the app')
    await expect(dialog.getByRole('img', { name: 'QR code with the secret' })).toBeVisible()
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByLabelText('Code that the app shows')).toHaveAccessibleDescription('Please enter a code.')
    await enter(dialog.getByLabelText('Code that the app shows'), '123456')
  },
}

/** New recovery codes are shown once, to download or print. */
export const ShowsNewRecoveryCodesOnce: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Make new codes' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Make new recovery codes?' }))
    await userEvent.click(question.getByRole('button', { name: 'Make new codes' }))
    const codes = await page.findByRole('list', { name: 'Your new recovery codes' })
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    await expect(codes).toHaveTextContent('4ZKQ-7MXA-PT2D-W6NC')
    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(page.getByRole('button', { name: 'Download' }))
    await expect(download).toHaveBeenCalledOnce()
    download.mockRestore()
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Make new recovery codes?' })).toBeNull())
  },
}

/** The browser or its user rejects a passkey. */
export const RejectedPasskeyIsExplained: Story = {
  play: async ({ canvasElement }) => {
    const create = spyOn(navigator.credentials, 'create').mockRejectedValue(
      new DOMException('Timed out.', 'NotAllowedError'),
    )
    const dialog = await openDialog(canvasElement, 'Add a passkey')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByLabelText('Name of the passkey')).toHaveAccessibleDescription(/Please enter a name\./)
    await enter(dialog.getByLabelText('Name of the passkey'), 'Tablet')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('The passkey was not used. Please try again.')).toBeVisible()
    await expect(calls.to('/api/admin/two-step/passkeys')).toEqual([])
    create.mockRestore()
  },
}

export const RenamesAPasskey: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Rename: Phone')
    await userEvent.clear(dialog.getByLabelText('Name of the passkey'))
    await enter(dialog.getByLabelText('Name of the passkey'), ' Tablet ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogIsGone()
    await expect(calls.to('/api/admin/two-step/passkeys/passkey-1')).toMatchObject([
      { method: 'PATCH', body: { name: 'Tablet' } },
    ])
  },
}

/** A name of any length, on a phone. */
export const HardNamesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: withState({
    passkeys: Object.entries(hardNames).map(([id, name]) => ({ id, name, createdAt: '2026-03-01T00:00:00.000Z' })),
  }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(hardNames.long)).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}
