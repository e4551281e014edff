import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { StaffFrame } from '../frame/StaffFrame'
import { adminText } from '../text/admin'

export const Route = createFileRoute('/_staff')({
  staticData: { texts: [adminText] },
  component: function Staff() {
    const { pathname } = useLocation()
    // Editor and recorder fill the width.
    const isInPaper = pathname.startsWith('/desk/papers/')
    return (
      <StaffFrame nav={isInPaper ? 'menu' : 'side'}>
        <Outlet />
      </StaffFrame>
    )
  },
})
