import type { QueryClient } from '@tanstack/react-query'
import { changeNewest } from './changeNewest'
import { withClip } from './recorderDraft'
import { tabId } from './draftEditor/tabId'

/**
 * Puts a clip into the newest draft of a paper. Only the fields of the clip change, so that what another author saves meanwhile stays.
 *
 * @throws the last error
 */
export const putClip = (
  queryClient: QueryClient,
  { paper, item }: { paper: string; item: string },
  clip: { audio: string; dialogue: string },
): Promise<void> =>
  changeNewest(queryClient, { paper, tab: tabId() }, (draft) => {
    const next = withClip(draft, item, clip)
    if (next === undefined) throw new Error('The question is gone.')
    return next
  })
