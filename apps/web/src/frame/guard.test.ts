import { createAuthSession, loggedOutAuthState } from '@naru/app-shell/authSession'
import { showOperator } from '@naru/app-shell/operator'
import { afterEach, describe, expect, it } from 'vitest'
import { guardPage } from './guard'

afterEach(() => showOperator({}))

const pending = () => new Promise<never>(() => undefined)
const authSession = createAuthSession(
  { session: pending, user: pending, access: pending, logOut: pending },
  loggedOutAuthState,
)
const open = (publicHref: string, openedAt: string, preload = false) =>
  guardPage({
    context: { authSession, openedAt },
    location: { href: publicHref, publicHref },
    matches: [],
    preload,
  })

describe('a site that is not open yet', () => {
  it('loads the document of another page, which the server answers', async () => {
    showOperator({ isClosed: true })
    await expect(open('/si/pricing?a=1', '/si/login')).rejects.toMatchObject({
      options: { href: '/si/pricing?a=1', reloadDocument: true },
    })
  })

  it.each([
    ['the page of the document itself', '/si/login?returnTo=%2F#a', '/si/login', false],
    ['a preload', '/pricing', '/login', true],
  ])('shows %s', async (_, href, openedAt, preload) => {
    showOperator({ isClosed: true })
    await expect(open(href, openedAt, preload)).resolves.toBeUndefined()
  })

  it('is one that the server says is closed', async () => {
    await expect(open('/pricing', '/login')).resolves.toBeUndefined()
  })
})
