import { createFileRoute, lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SiteFrame } from '../frame/SiteFrame'

// A separate chunk from the frame that public pages share. The learner layout loads it before rendering, so that the
// layout does not shift.
const StudentNav = lazyRouteComponent(() => import('../frame/StudentNav'), 'StudentNav')

export const Route = createFileRoute('/_site')({
  staticData: { page: null },
  component: function Site() {
    const isStudentPage = useMatches({
      select: (matches) => matches.some(({ routeId }) => routeId === '/_site/_student'),
    })
    const isPublic = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.audience === 'public' })
    // With a boundary of its own: it may be rendered before it has loaded, and the frame must not wait for it.
    const studentNav = (
      <Suspense>
        <StudentNav />
      </Suspense>
    )
    return (
      <SiteFrame isPublic={isPublic} sideNav={isStudentPage ? studentNav : undefined}>
        <Outlet />
      </SiteFrame>
    )
  },
})
