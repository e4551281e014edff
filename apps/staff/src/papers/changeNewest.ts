import { type PaperDraft } from '@naru/api'
import { paperConflictOf, paperQuery, savePaperMutation } from '@naru/api/queries'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'

/** How often another author may save meanwhile. */
const mostConflicts = 5

/**
 * Changes the newest draft of a paper that this page does not have open. What another author saves meanwhile stays.
 *
 * @param tab names this tab
 * @param change returns the changed draft
 * @throws the last error, and those of `change`
 */
export async function changeNewest(
  queryClient: QueryClient,
  { paper: id, tab }: { paper: string; tab: string },
  change: (draft: PaperDraft) => PaperDraft,
): Promise<void> {
  const query = paperQuery(api, id)
  let { draft, revision } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  for (let conflicts = 0; ; conflicts += 1) {
    const next = change(draft)
    try {
      const save = new MutationObserver(queryClient, savePaperMutation(api, id))
      // oxlint-disable-next-line no-await-in-loop -- each try needs the revision of the conflict before
      await save.mutate({ revision, draft: next, tab })
      // oxlint-disable-next-line no-await-in-loop -- once, at the end
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
      return
    } catch (error) {
      const current = paperConflictOf(error)
      if (current === undefined || conflicts >= mostConflicts) throw error
      ;({ draft, revision } = current)
    }
  }
}
