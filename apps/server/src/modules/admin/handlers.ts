import type { Context } from '../../platform/context'
import { advertisementAdminHandlers } from './advertisements'
import { examAdminHandlers } from './exams'
import { logHandlers } from './logs'
import { messageAdminHandlers } from './messages'
import { statisticsAdminHandlers } from '../statistics/admin-handlers'
import { overviewHandlers } from './overview'
import { planAdminHandlers } from './plans'
import { settingsHandlers } from './settings'
import { userAdminHandlers } from './users'
import { videoAdminHandlers } from './videos'

export const adminHandlers = (context: Context) => ({
  ...overviewHandlers(context),
  ...userAdminHandlers(context),
  ...planAdminHandlers(context),
  ...advertisementAdminHandlers(context),
  ...videoAdminHandlers(context),
  ...examAdminHandlers(context),
  ...statisticsAdminHandlers(context),
  ...logHandlers(context),
  ...messageAdminHandlers(context),
  ...settingsHandlers(context),
})
