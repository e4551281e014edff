import { createFileRoute, Outlet, useMatch, useMatches } from '@tanstack/react-router'
import { useAuthState } from '@naru/app-shell/authSession'
import { SiteFrame } from '../frame/SiteFrame'
import { needsConnection } from '../frame/guard'
import { OfflinePage } from '../frame/OfflinePage'

export const Route = createFileRoute('/_site')({
  // Every page shows it.
  codeSplitGroupings: [],
  staticData: { page: null },
  component: function Site() {
    // Once the learner layout has loaded it, and not later than the page: content that is shown does not move any more.
    const StudentNav = useMatch({
      from: '/_site/_student',
      shouldThrow: false,
      select: ({ loaderData }) => loaderData?.StudentNav,
    })
    const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page })
    const isPublic = page?.audience === 'public'
    const isOffline = needsConnection(page, useAuthState())
    return (
      <SiteFrame isPublic={isPublic} sideNav={StudentNav !== undefined && !isOffline ? <StudentNav /> : undefined}>
        {isOffline ? <OfflinePage /> : <Outlet />}
      </SiteFrame>
    )
  },
})
