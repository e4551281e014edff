import { createRootRouteWithContext } from '@tanstack/react-router'
import { Root } from '../frame/Root'
import { loadTexts } from '@naru/app-shell/language'
import { guardPage } from '../frame/guard'
import type { RouterContext } from '../routerContext'
import { pageTexts } from '../frame/text/pageTexts'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { page: null },
  beforeLoad: (options): Promise<void> => {
    // Loads beside the code of the page, which waits for it.
    loadTexts(pageTexts(options.matches.at(-1)?.staticData.page)).catch(() => undefined)
    return guardPage(options)
  },
  component: Root,
})
