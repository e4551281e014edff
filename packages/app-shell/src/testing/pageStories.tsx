import { toast } from '@naru/ui/Toast'
import type { StoryContext } from '@storybook/react-vite'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider, type AnyRouter, type RouterHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { authRequests } from '../requests/authRequests'
import { createAuthSession, loggedOutAuthState, type AuthSession, type AuthState, type UserFacts } from '../authSession'
import { createAppQueryClient } from '../requests/queryClient'
import { chooseExam } from '../state/chosenExam'
import { answers, calls } from './storyStates'

/** `parameters.site` of a page's stories, besides what the app's router takes. */
export interface PageStoryOptions {
  path: string
  /** The search part of the URL. @default '' */
  search?: string
  /** Whether a user is logged in. @default false */
  isLoggedIn?: boolean
  /** The user's name. @default 'Nimal' */
  name?: string
  /** What the server said of the user. @default nothing */
  facts?: UserFacts
  /** Whether the check of the session got no response. @default false */
  isOffline?: boolean
  /** The id of the chosen exam; '' for none. @default '' */
  chosenExam?: string
}

interface BaseContext {
  queryClient: QueryClient
  authSession: AuthSession
  openDocument: (href: string) => Promise<void>
}

const user: AuthState = { status: 'loggedIn', name: 'Nimal', canAccessExam: true, isOffline: false }

/**
 * The stories of an app's pages.
 * @param createRouter of the app; stories may give it more than the base
 */
export function pageStories<More extends object>(
  createRouter: (context: BaseContext & More, history: RouterHistory) => AnyRouter,
) {
  let router: AnyRouter | undefined

  const createApp = ({
    path,
    search,
    isLoggedIn,
    name,
    facts,
    isOffline = false,
    chosenExam,
    ...more
  }: PageStoryOptions & More): AnyRouter => {
    calls.clear()
    chooseExam(chosenExam || undefined)
    toast.clear()
    const queryClient = createAppQueryClient(0)
    const authSession = createAuthSession(authRequests(queryClient), {
      ...(isLoggedIn ? { ...user, name: name ?? user.name, ...facts } : loggedOutAuthState),
      isOffline,
    })
    const created: AnyRouter = createRouter(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of the options
      { ...(more as unknown as More), queryClient, authSession, openDocument: (href) => created.navigate({ href }) },
      createMemoryHistory({ initialEntries: [`${path}${search ?? ''}`] }),
    )
    router = created
    return created
  }

  const App = ({ options }: { options: PageStoryOptions & More }) => {
    const [app] = useState(() => createApp(options))
    return <RouterProvider router={app} />
  }

  /** Renders the app at the path of `parameters.site`: its own routes, with a query cache and an auth session of its own. */
  const renderSite = (_args: unknown, { parameters }: Pick<StoryContext, 'parameters'>) => (
    <App options={parameters['site']} />
  )

  return {
    renderSite,
    /** Waits until the app shows another path; another document counts. */
    opens: (path: string) => waitFor(() => expect(router?.state.resolvedLocation?.pathname).toBe(path)),
    /** Waits until no mutation of the page is pending. */
    allSent: () => waitFor(() => expect(router?.options.context.queryClient.isMutating()).toBe(0)),
    /**
     * The usual story of a page: of the whole window. Its meta has no doc comment, for which Storybook would replace `parameters`.
     *
     * @param first responses before the usual ones
     */
    sitePage: (site: PageStoryOptions & More, ...first: Parameters<typeof answers>) => ({
      render: renderSite,
      parameters: { layout: 'fullscreen', site, ...answers(...first) },
    }),
  }
}
