import { pageStories } from '@naru/app-shell/testing/pageStories'
import { createStaffRouter } from '../router'
import type { RouterContext } from '../routerContext'

export const { renderSite, sitePage, opens, allSent } =
  pageStories<Pick<RouterContext, 'time' | 'recorderPorts'>>(createStaffRouter)
