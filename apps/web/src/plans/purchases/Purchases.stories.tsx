import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen } from '@naru/app-shell/testing/hardNames'
import { answers, bodies } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from '../../frame/pageStory'

export default {
  title: 'Pages/Plans/Purchases',
  ...sitePage({ path: '/profile', isLoggedIn: true }),
} satisfies Meta

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
  parameters: bodies({ listPurchases: [] }),
  play: async ({ canvasElement }) => {
    const section = await purchasesOf(canvasElement)
    await expect(await section.findByText('You have not activated or bought a plan yet.')).toBeVisible()
    await userEvent.click(section.getByRole('link', { name: 'See price plans' }))
    await opens('/pricing')
  },
}

export const FailsToLoad: Story = {
  parameters: answers(...handlers.error(['listPurchases'])),
  play: async ({ canvasElement }) => {
    const section = await purchasesOf(canvasElement)
    await expect(await section.findByText('Your purchases could not be loaded.')).toBeVisible()
    await waitFor(() => expect(section.getByRole('button', { name: 'Try again' })).toBeEnabled())
  },
}
