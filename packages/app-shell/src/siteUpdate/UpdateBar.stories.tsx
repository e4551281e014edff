import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UpdateBar } from './UpdateBar'

const update = (isReady: boolean) => ({ isReady: () => isReady, subscribe: () => () => undefined })

const meta = {
  title: 'Pages/On every page/Update of the site',
  component: UpdateBar,
  parameters: { layout: 'fullscreen' },
  args: { onReload: fn() },
} satisfies Meta<typeof UpdateBar>
export default meta

type Story = StoryObj<typeof meta>

/** Offers a newer version; the user decides when to reload. */
export const OffersTheNewVersion: Story = {
  tags: ['picture'],
  args: { update: update(true) },
  play: async ({ canvas: page, args }) => {
    const status = within(page.getByRole('status'))
    await expect(status.getByText('A new version of Naru is ready')).toBeVisible()
    await expect(args.onReload).not.toHaveBeenCalled()
    await userEvent.click(status.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

/** Renders nothing without an update. */
export const NothingNew: Story = {
  args: { update: update(false) },
  play: async ({ canvas: page }) => {
    await expect(page.getByRole('status')).toBeEmptyDOMElement()
  },
}
