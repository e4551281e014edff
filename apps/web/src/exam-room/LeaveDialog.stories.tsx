import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { LeaveDialog } from './LeaveDialog'

const meta = {
  title: 'Pages/Exam/Leave',
  component: LeaveDialog,
  args: {
    mustWarn: true,
    openPage: fn(),
    onLeave: fn(),
    children: (
      <Page>
        <Link href="/exams">Back to Exams</Link>
      </Page>
    ),
  },
  parameters: { layout: 'fullscreen' },
  // History entries persist between stories.
  beforeEach: () => history.replaceState(null, ''),
} satisfies Meta<typeof LeaveDialog>
export default meta

type Story = StoryObj<typeof meta>

const findDialog = async () => {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() =>
    expect(within(dialog).getByText('Your exam results will not be saved if you leave. Are you sure?')).toBeVisible(),
  )
  return within(dialog)
}

const press = async (name: 'Stay' | 'Leave') => {
  const dialog = await findDialog()
  await userEvent.click(dialog.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
}

export const AsksBeforeALink: Story = {
  tags: ['picture'],
  play: async ({ canvas: page, args }) => {
    const follow = () => userEvent.click(page.getByRole('link', { name: 'Back to Exams' }))
    await follow()
    await press('Stay')
    await expect(args.openPage).not.toHaveBeenCalled()
    await expect(args.onLeave).not.toHaveBeenCalled()
    await follow()
    const dialog = await findDialog()
    // By keyboard: the picture shows no hovered button.
    dialog.getByRole('button', { name: 'Leave' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await expect(args.openPage).toHaveBeenCalledOnce()
    await expect(args.openPage).toHaveBeenCalledWith('/exams')
  },
}

/** The browser's Back asks each time, and adds no history entries. */
export const AsksBeforeBack: Story = {
  play: async ({ args }) => {
    const isGuarded = () => waitFor(() => expect(history.state).toEqual({ naruEntry: 'guard' }))
    await isGuarded()
    const { length } = history
    for (let time = 0; time < 2; time += 1) {
      history.back()
      await press('Stay')
      await isGuarded()
    }
    history.back()
    await findDialog()
    await isGuarded()
    await expect(history).toHaveLength(length)
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

/** Without unsaved answers, or after the end, a link navigates at once. */
export const NothingToLose: Story = {
  args: { mustWarn: false },
  play: async ({ canvas: page, args }) => {
    await userEvent.click(page.getByRole('link', { name: 'Back to Exams' }))
    await expect(args.openPage).toHaveBeenCalledOnce()
    await expect(args.openPage).toHaveBeenCalledWith('/exams')
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(history.state).toBeNull()
  },
}
