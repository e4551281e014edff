import { NotFoundPage } from '../pages/Errors/NotFoundPage'
import { SiteFrame } from './SiteFrame'

/** The 404 page in the site's frame. */
export const SiteNotFound = () => (
  <SiteFrame>
    <NotFoundPage />
  </SiteFrame>
)
