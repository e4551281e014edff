import { createFileRoute, Outlet } from '@tanstack/react-router'
import { StaffFrame } from '../frame/StaffFrame'

export const Route = createFileRoute('/_staff')({
  component: () => (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  ),
})
