import { pageStories } from '@naru/app-shell/testing/pageStories'
import { createSiteRouter } from '../router'
import type { RouterContext } from '../routerContext'

type More = Pick<RouterContext, 'time' | 'random' | 'paymentWidget' | 'wordSound'>

export const { renderSite, sitePage, opens, allSent } = pageStories<More>(createSiteRouter)
