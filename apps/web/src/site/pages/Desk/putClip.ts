import { paperConflictOf, paperQuery, savePaperMutation } from '@naru/api'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { withClip } from './recorderDraft'

/** How often another author may save meanwhile. */
const mostConflicts = 5

/**
 * Puts a clip into the newest draft of a paper. Only the fields of the clip change, so that what another author saves meanwhile stays.
 *
 * @param tab names this tab
 * @throws the last error
 */
export async function putClip(
  queryClient: QueryClient,
  { paper: id, item, tab }: { paper: string; item: string; tab: string },
  clip: { audio: string; dialogue: string },
): Promise<void> {
  const query = paperQuery(api, id)
  let { draft, revision } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  for (let conflicts = 0; ; conflicts += 1) {
    const next = withClip(draft, item, clip)
    if (next === undefined) throw new Error('The question is gone.')
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
