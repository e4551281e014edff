import type { QueryClient } from '@tanstack/react-query'

/** The loader of every page of one paper. */
export const openedPaperLoader = {
  // Loaded with the page's code, so that no other page has it.
  handler: async ({
    context: { queryClient },
    params: { paperId },
  }: {
    context: { queryClient: QueryClient }
    params: { paperId: string }
  }) => (await import('./openedPaper')).loadOpenedPaper(queryClient, paperId),
  // A page that returns must not begin with what it read before.
  staleReloadMode: 'blocking',
} as const
