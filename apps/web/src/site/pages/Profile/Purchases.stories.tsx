import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen } from '../../../shared/testing/hardNames'
import { opens, renderSite } from '../pageStory'

const meta = {
  title: 'Pages/Profile/Purchases',
  render: renderSite,
  parameters: {
    layout: 'fullscreen',
    site: { path: '/profile', isLoggedIn: true },
    msw: { handlers: handlers.ok() },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const purchasesOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Purchases' }))

/** Plan, state, order number, price, date and end of each purchase. */
export const ListsPurchases: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const section = await purchasesOf(canvasElement)
    const [year, short] = await section.findAllByRole('listitem')
    await expect(year).toHaveTextContent(
      /^Year at the ferryActiveOrder number65f1c0a29b7d4e3f8a1b2c3d123456PriceRs. 12000.50Date2 March 2026.*Yours until2 March 2027/,
    )
    await expect(short).toHaveTextContent(/^A short lookEnded/)
    fitsTheScreen()
  },
}

export const WithoutPurchases: Story = {
  parameters: { msw: { handlers: handlers.ok({ listPurchases: [] }) } },
  play: async ({ canvasElement }) => {
    const section = await purchasesOf(canvasElement)
    await expect(await section.findByText('You have not activated or bought a plan yet.')).toBeVisible()
    await userEvent.click(section.getByRole('link', { name: 'See price plans' }))
    await opens('/pricing')
  },
}

export const FailsToLoad: Story = {
  parameters: { msw: { handlers: [...handlers.error(['listPurchases']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const section = await purchasesOf(canvasElement)
    await expect(await section.findByText('Your purchases could not be loaded.')).toBeVisible()
    await waitFor(() => expect(section.getByRole('button', { name: 'Try again' })).toBeEnabled())
  },
}

/** An API without the list shows no section. */
export const ApiWithoutPurchases: Story = {
  parameters: { msw: { handlers: [...handlers.error(['listPurchases'], { status: 404 }), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Where you are logged in' })
    await waitFor(() => expect(within(canvasElement).queryByRole('region', { name: 'Purchases' })).toBeNull())
  },
}
