import { toast } from '@naru/ui/Toast'
import type { StoryContext } from '@storybook/react-vite'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { createAuthSession, loggedOutAuthState, type AuthState, type UserFacts } from '@naru/app-shell/authSession'
import { chooseExam } from '@naru/app-shell/state/chosenExam'
import { answers, calls } from '@naru/app-shell/testing/storyStates'
import { authRequests } from '@naru/app-shell/authRequests'
import { createAppQueryClient } from '@naru/app-shell/queryClient'
import { createSiteRouter, type SiteRouter } from '../router'
import type { RouterContext } from '../routerContext'

/** `parameters.site` of a page's stories. */
export interface SiteStoryOptions extends Pick<
  RouterContext,
  'time' | 'random' | 'paymentWidget' | 'wordSound' | 'recorderPorts'
> {
  path: string
  /** The search part of the URL. @default '' */
  search?: string
  /** Whether a learner is logged in. @default false */
  isLoggedIn?: boolean
  /** The learner's name. @default 'Nimal' */
  name?: string
  /** What the server said of the learner. @default nothing */
  facts?: UserFacts
  /** Whether the check of the session got no response. @default false */
  isOffline?: boolean
  /** The id of the chosen exam; '' for none. @default '' */
  chosenExam?: string
}

const learner: AuthState = { status: 'loggedIn', name: 'Nimal', canAccessExam: true, isOffline: false }

let router: SiteRouter | undefined

/** Waits until the site shows another path; the exam room counts. */
export const opens = (path: string) => waitFor(() => expect(router?.state.resolvedLocation?.pathname).toBe(path))

/** Waits until no mutation of the page is pending. */
export const allSent = () => waitFor(() => expect(router?.options.context.queryClient.isMutating()).toBe(0))

const createSite = ({
  path,
  search,
  isLoggedIn,
  name,
  facts,
  isOffline = false,
  chosenExam,
  ...context
}: SiteStoryOptions): SiteRouter => {
  calls.clear()
  chooseExam(chosenExam || undefined)
  toast.clear()
  const queryClient = createAppQueryClient(0)
  const authSession = createAuthSession(authRequests(queryClient), {
    ...(isLoggedIn ? { ...learner, name: name ?? learner.name, ...facts } : loggedOutAuthState),
    isOffline,
  })
  const site = createSiteRouter(
    { ...context, queryClient, authSession, openDocument: (href) => site.navigate({ href }) },
    createMemoryHistory({ initialEntries: [`${path}${search ?? ''}`] }),
  )
  router = site
  return site
}

const Site = ({ options }: { options: SiteStoryOptions }) => {
  const [site] = useState(() => createSite(options))
  return <RouterProvider router={site} />
}

/** Renders the site at the path of `parameters.site`: its own routes, with a query cache and an auth session of its own. */
export const renderSite = (_args: unknown, { parameters }: Pick<StoryContext, 'parameters'>) => (
  <Site options={parameters['site']} />
)

/**
 * The usual story of a page: of the whole window. Its meta has no doc comment, for which Storybook would replace `parameters`.
 *
 * @param first responses before the usual ones
 */
export const sitePage = (site: SiteStoryOptions, ...first: Parameters<typeof answers>) => ({
  render: renderSite,
  parameters: { layout: 'fullscreen', site, ...answers(...first) },
})
