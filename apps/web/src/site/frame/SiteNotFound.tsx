import { NotFoundPage } from '../pages/Errors/NotFoundPage'
import { SiteFrame } from './SiteFrame'

/** What stands at an address that has no page. */
export const SiteNotFound = () => (
  <SiteFrame>
    <NotFoundPage />
  </SiteFrame>
)
