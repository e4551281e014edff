import { createFileRoute, lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAuthState } from '../../shared/authSession'
import { SiteFrame } from '../frame/SiteFrame'
import { needsConnection } from '../guard'
import { OfflinePage } from '../pages/Errors/OfflinePage'

// A separate chunk from the frame that public pages share. The learner layout loads it before rendering, so that the
// layout does not shift.
const StudentNav = lazyRouteComponent(() => import('../frame/StudentNav'), 'StudentNav')

export const Route = createFileRoute('/_site')({
  staticData: { page: null },
  component: function Site() {
    const isStudentPage = useMatches({
      select: (matches) => matches.some(({ routeId }) => routeId === '/_site/_student'),
    })
    const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page })
    const isPublic = page?.audience === 'public'
    const isOffline = needsConnection(page, useAuthState())
    // With a boundary of its own: it may be rendered before it has loaded, and the frame must not wait for it.
    const studentNav = (
      <Suspense>
        <StudentNav />
      </Suspense>
    )
    return (
      <SiteFrame
        isPublic={isPublic}
        saysOffline={!isOffline}
        sideNav={isStudentPage && !isOffline ? studentNav : undefined}
      >
        {isOffline ? <OfflinePage /> : <Outlet />}
      </SiteFrame>
    )
  },
})
