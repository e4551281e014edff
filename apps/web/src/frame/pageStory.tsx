import { pageStories, type PageStoryOptions } from '@naru/app-shell/testing/pageStories'
import { createSiteRouter } from '../router'
import type { RouterContext } from '../routerContext'

type More = Pick<RouterContext, 'time' | 'random' | 'paymentWidget' | 'wordSound'>

/** `parameters.site` of a page's stories. */
export type SiteStoryOptions = PageStoryOptions & More

export const { renderSite, sitePage, opens, allSent } = pageStories<More>(createSiteRouter)
