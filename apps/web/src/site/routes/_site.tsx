import { createFileRoute, lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { SiteFrame } from '../frame/SiteFrame'

// Apart from the frame's code, which public pages share. The learner's layout loads it before it is shown, so that nothing moves.
const StudentNav = lazyRouteComponent(() => import('../frame/StudentNav'), 'StudentNav')

export const Route = createFileRoute('/_site')({
  staticData: { page: null },
  component: function Site() {
    const isStudentPage = useMatches({
      select: (matches) => matches.some(({ routeId }) => routeId === '/_site/_student'),
    })
    return (
      <SiteFrame sideNav={isStudentPage ? <StudentNav /> : undefined}>
        <Outlet />
      </SiteFrame>
    )
  },
})
