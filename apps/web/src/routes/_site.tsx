import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { SiteFrame } from '../app/SiteFrame'
import { StudentNav } from '../app/lazyStudentNav'

export const Route = createFileRoute('/_site')({
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
