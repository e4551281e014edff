import { createQueryClient } from '@naru/api'
import type { Decorator } from '@storybook/react-vite'
import { toast } from '@naru/ui/Toast'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
  useLocation,
} from '@tanstack/react-router'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Root } from '../frame/Root'
import { SiteFrame } from '../frame/SiteFrame'
import { StudentNav } from '../frame/StudentNav'
import { OpenDocumentProvider } from '../frame/useOpenPage'
import { authRequests } from '../authRequests'
import { pagesOf, PagesProvider } from '../pagesOf'
import { createSiteRouter } from '../router'
import { createAuthSession, loggedOutAuthState, AuthSessionProvider, type AuthState } from '../../shared/authSession'
import { chooseExam } from '../../shared/state/chosenExam'

/** The context in which a story shows a page. */
export interface PageStoryOptions {
  /** The page's path. */
  path: string
  /** The search part of the URL. @default '' */
  search?: string
  /** Whether a learner is logged in. @default false */
  isLoggedIn?: boolean
  /** The learner's name. @default 'Nimal' */
  name?: string
  /** Whether it has the side navigation. @default false */
  hasSideNav?: boolean
  /** Whether the page has no frame, like the exam preview. @default false */
  isBare?: boolean
  /** The id of the chosen exam; '' for none. @default '' */
  chosenExam?: string
}

const learner: AuthState = { status: 'loggedIn', name: 'Nimal', canAccessExam: true, isOffline: false }

const Story = createContext<{ options: PageStoryOptions; page: ReactNode } | null>(null)

/** Renders the page at its own path; at any other path its name, so that a story can assert navigation. */
const Anywhere = () => {
  const story = useContext(Story)
  const { pathname } = useLocation()
  if (story === null) return null
  const page = pathname === story.options.path ? story.page : <h1>{`Opened ${pathname}`}</h1>
  if (story.options.isBare) return page
  return <SiteFrame sideNav={story.options.hasSideNav ? <StudentNav /> : undefined}>{page}</SiteFrame>
}

const pagesOfSite = () => {
  const queryClient = createQueryClient()
  const authSession = createAuthSession(authRequests(queryClient), loggedOutAuthState)
  return pagesOf(createSiteRouter({ queryClient, authSession }, createMemoryHistory()))
}
/** The pages of the real routes, for the navigation. */
const pages = pagesOfSite()

let latest: QueryClient | undefined

/** Waits until no mutation of the page is pending. */
export const allSent = () => waitFor(() => expect(latest?.isMutating()).toBe(0))

const createParts = (options: PageStoryOptions) => {
  chooseExam(options.chosenExam || undefined)
  toast.clear()
  const queryClient = createQueryClient({ defaultOptions: { queries: { retry: false } } })
  latest = queryClient
  const authSession = createAuthSession(
    authRequests(queryClient),
    options.isLoggedIn ? { ...learner, name: options.name ?? learner.name } : loggedOutAuthState,
  )
  const root = createRootRoute({ staticData: { page: null }, component: Root })
  const anywhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    staticData: { page: null },
    component: Anywhere,
  })
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [`${options.path}${options.search ?? ''}`] }),
  })
  return { queryClient, authSession, router }
}

const Shown = ({ options, page }: { options: PageStoryOptions; page: ReactNode }) => {
  const [{ queryClient, authSession, router }] = useState(() => createParts(options))
  const story = useMemo(() => ({ options, page }), [options, page])
  return (
    <QueryClientProvider client={queryClient}>
      <AuthSessionProvider value={authSession}>
        <PagesProvider value={pages}>
          <OpenDocumentProvider value={(href) => router.navigate({ href })}>
            <Story value={story}>
              <RouterProvider<AnyRouter> router={router} />
            </Story>
          </OpenDocumentProvider>
        </PagesProvider>
      </AuthSessionProvider>
    </QueryClientProvider>
  )
}

/**
 * Decorator: shows a page in the site's frame, with its own router, query cache and auth session; configured by
 * `parameters.site`.
 */
export const withSite: Decorator = (Page, { parameters }) => <Shown options={parameters['site']} page={<Page />} />
