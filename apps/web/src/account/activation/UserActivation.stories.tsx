import { handlers, sampleUsers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, loading, empty, retries } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'

/** Called for each PATCH: id in the path, body. */
const patched = fn()

const onPatch = (answer: () => Response | Promise<Response>) =>
  http.patch('*/api/user/:id/activate', async ({ request, params }) => {
    patched(params['id'], await request.json())
    return answer()
  })

export default {
  title: 'Pages/Account/User activation',
  ...sitePage({ path: '/userActivation', isLoggedIn: true }),
  beforeEach: () => void patched.mockClear(),
} satisfies Meta

const failedToFetch = 'Failed to fetch users. Please try again later.'
const failedToUpdate = 'Failed to update activation status.'

const buttonOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('row', { name: new RegExp(name) })).getByRole('button')

/** Three columns, a button that shows the state, and the placeholder of the acting admin. */
export const ListsUsersAndTheirState: Story = {
  tags: ['picture'],
  play: async ({ canvas: page, canvasElement }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Users Activation Status' })).toBeVisible()
    await expect(page.getByText('Admin Name')).toBeVisible()
    await expect(await page.findByRole('table', { name: 'Users Activation Status' })).toBeVisible()
    await expect(page.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Student ID',
      'User Name',
      'Activation',
    ])
    await expect(page.getByRole('row', { name: '65F1C0A Kasun Fernando Active' })).toBeVisible()
    await expect(page.getByRole('row', { name: '65F1C0A Tharushi Silva Inactive' })).toBeVisible()
    await expect(await buttonOf(canvasElement, 'Kasun')).toHaveAccessibleDescription('Kasun Fernando')
    await expect(document.title).toBe('Users Activation Status · Naru')
  },
}

/** A search leaves the users whose name or Student ID contains it. */
export const FindsAUser: Story = {
  play: async ({ canvas: page }) => {
    const field = await page.findByRole('searchbox', { name: 'Search by name or Student ID' })
    await userEvent.type(field, 'tharu')
    await expect(page.getAllByRole('row')).toHaveLength(2)
    await expect(page.getByRole('row', { name: /Tharushi Silva/ })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'nobody')
    await expect(page.getByText('No user matches.')).toBeVisible()
  },
}

/** The specified text while the list loads. */
export const Loading = loading(['listUsers'], 'Loading...')

export const NoUsers = empty('There are no users yet.')

/** The server fails: the page's own sentence, not the server's. The retry succeeds. */
export const ListFailed: Story = {
  parameters: answers(...handlers.error(['listUsers'])),
  play: async ({ canvas: page, canvasElement }) => {
    await expect(await page.findByText(failedToFetch)).toBeVisible()
    await expect(page.queryByText('Something went wrong on the server.')).toBeNull()
    await retries(canvasElement, failedToFetch)
    await expect(await page.findByRole('row', { name: /Kasun Fernando/ })).toBeVisible()
  },
}

export const LearnerSeesTheRejection: Story = {
  parameters: answers(...handlers.error(['listUsers'], { status: 403, message: 'Only an admin may do this.' })),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Only an admin may do this.')).toBeVisible()
    await expect(page.getByText(failedToFetch)).toBeVisible()
    await expect(page.queryByRole('table')).toBeNull()
  },
}

/** Shows the new state optimistically; ignores presses during the request. */
export const SwitchIsOptimistic: Story = {
  parameters: answers(
    onPatch(async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
  ),
  play: async ({ canvasElement }) => {
    const button = await buttonOf(canvasElement, 'Kasun')
    await userEvent.click(button)
    await expect(button).toHaveTextContent('Inactive')
    await waitFor(() => expect(patched.mock.calls).toEqual([['65f1c0a29b7d4e3f8a1b2c40', { isActive: false }]]))
    await userEvent.click(button)
    await expect(button).toHaveTextContent('Inactive')
    await expect(patched).toHaveBeenCalledOnce()
  },
}

const revertsAndSays =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const button = await buttonOf(canvasElement, 'Kasun')
    await userEvent.click(button)
    const toast = await screen.findByRole('alertdialog')
    await expect(within(toast).getByText(sentence)).toBeVisible()
    await expect(toast).toHaveTextContent('Kasun Fernando')
    await expect(within(canvasElement).getByRole('row', { name: /Kasun/ })).toHaveTextContent(sentence)
    await waitFor(() => expect(button).toHaveTextContent(/^Active$/))
    await expect(await buttonOf(canvasElement, 'Tharushi')).toHaveTextContent('Inactive')
  }

/** An error without a message reverts the toggle and shows the page's own. */
export const FailureReverts: Story = {
  parameters: answers(onPatch(() => HttpResponse.html('<h1>Oops</h1>', { status: 500 }))),
  play: revertsAndSays(failedToUpdate),
}

/** Shows the server's message. */
export const RefusalIsShownAndReverts: Story = {
  parameters: answers(
    ...handlers.error(['setUserActive'], { status: 403, message: 'The last admin cannot be deactivated.' }),
  ),
  play: revertsAndSays('The last admin cannot be deactivated.'),
}

/** Names of any length and script, a missing name and a duplicate id. */
export const HardNamesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: bodies({
    listUsers: [
      ...Object.values(hardNames).map((name, index) => ({
        id: `a${index}b2c3d4e5`,
        name,
        isActive: index % 2 === 0,
      })),
      ...sampleUsers.slice(0, 1),
      ...sampleUsers.slice(0, 1).map((user) => ({ ...user, name: '' })),
    ],
  }),
  play: async ({ canvas: page }) => {
    for (const name of Object.values(hardNames)) await expect(await page.findByText(name)).toBeVisible()
    await expect(page.getByText('N/A')).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}
