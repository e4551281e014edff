export { siteUpdate, startOffline } from './browser'
