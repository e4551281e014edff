export { siteUpdate, startOffline } from './browser'
export type { SiteUpdate } from './siteUpdate'
