export { siteUpdate, startOffline } from './browser'
export { UpdateBar } from './UpdateBar'
